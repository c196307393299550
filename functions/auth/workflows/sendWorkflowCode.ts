import { epochSeconds } from '#functions/_platform/clock/clock.ts'
import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { fewLetters } from '#functions/_platform/mail/fewLetters.ts'
import { mailWrite } from '#functions/_platform/mail/outbox.ts'
import { sendSms } from '#functions/_platform/sms/sms.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { newCode, sendWait } from '#functions/directory/secrets/sentCode.ts'
import { workflows } from '#functions/directory/store/workflows.ts'
import type { WorkflowFlow } from '#shared/contract/operation.ts'
import * as contract from '#shared/contracts/auth/workflows.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { oneTimeCodeSms } from '../mfa/oneTimeCodeSms.ts'

/** What the code opens, as the e-mail says it. */
const purposes = {
  E_PAY: 'payment',
  INCIDENT: 'incident',
  OWN_DATA: 'ownData',
  QUESTIONNAIRE: 'questionnaire',
  QUOTE: 'quote',
  SURPLUS_NOTICE: 'surplusNotice',
} as const

/** So many codes an hour for what anybody may open who has a policy's number, or knows an address, whoever asks for them. */
const mostOf: Partial<Record<WorkflowFlow, number>> = { INCIDENT: 10, OWN_DATA: 5 }

/**
 * The code goes to the contact the workflow was made for, never to an address of the request. Of an incident nobody is told whether
 * there is one: what cannot be sent is answered as what was.
 */
export const sendWorkflowCode = implement(contract.sendWorkflowCode)(async ({ params, body, now, fail }) => {
  const workflow = await workflows.require(params.workflowId, ({ expiresAt }) => expiresAt > epochSeconds(now))
  const { flow, subjectId, email, phone } = workflow
  const isIncident = flow === 'INCIDENT'
  if (body.channel === 'PHONE' && phone === undefined && !isIncident) fail('access.noPhone')
  if (sendWait(workflow.code, now) > 0) fail('access.tooManyCodes')
  const most = mostOf[flow]
  if (most !== undefined) await fewLetters(`${flow} ${subjectId}`, most, now)

  const { code, kept } = newCode(workflow.id, workflow.code, now)
  const write = workflows.update(workflow, { ...workflow, code: kept })
  if (body.channel === 'PHONE' && phone !== undefined) {
    await commit([write])
    await sendSms({ phone, message: oneTimeCodeSms({ senderName: regionOf(config.region).provider.name, code }) })
    return
  }
  if (body.channel === 'PHONE' || email === '') return void (await commit([write]))
  const mail = mailWrite({
    template: 'oneTimeCode',
    to: email,
    firstName: workflow.name,
    data: { code, purpose: purposes[flow] },
    now,
  })
  await commit([write, mail.write], { events: [mail.event] })
})
