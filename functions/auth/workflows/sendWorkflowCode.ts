import { epochSeconds } from '#functions/_platform/clock/clock.ts'
import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { mailWrite } from '#functions/_platform/mail/outbox.ts'
import { sendSms } from '#functions/_platform/sms/sms.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { newCode, sendWait } from '#functions/directory/secrets/sentCode.ts'
import { workflows } from '#functions/directory/store/workflows.ts'
import * as contract from '#shared/contracts/auth/workflows.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { oneTimeCodeSms } from '../mfa/oneTimeCodeSms.ts'

/** What the code opens, as the e-mail says it. */
const purposes = {
  E_PAY: 'payment',
  QUESTIONNAIRE: 'questionnaire',
  QUOTE: 'quote',
  SURPLUS_NOTICE: 'surplusNotice',
} as const

/** The code goes to the contact the workflow was made for, never to an address of the request. */
export const sendWorkflowCode = implement(contract.sendWorkflowCode)(async ({ params, body, now, fail }) => {
  const workflow = await workflows.require(params.workflowId, ({ expiresAt }) => expiresAt > epochSeconds(now))
  const { phone } = workflow
  if (body.channel === 'PHONE' && phone === undefined) fail('access.noPhone')
  if (sendWait(workflow.code, now) > 0) fail('access.tooManyCodes')

  const { code, kept } = newCode(workflow.id, workflow.code, now)
  const write = workflows.update(workflow, { ...workflow, code: kept })
  if (body.channel === 'PHONE' && phone !== undefined) {
    await commit([write])
    await sendSms({ phone, message: oneTimeCodeSms({ senderName: regionOf(config.region).provider.name, code }) })
    return
  }
  const mail = mailWrite({
    template: 'oneTimeCode',
    to: workflow.email,
    firstName: workflow.name,
    data: { code, purpose: purposes[workflow.flow] },
    now,
  })
  await commit([write, mail.write], { events: [mail.event] })
})
