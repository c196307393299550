import { createHash } from 'node:crypto'
import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { slowStrangers } from '#functions/_platform/storage/slowStrangers.ts'
import { openWorkflow } from '#functions/directory/public.ts'
import { policyByNumber } from '#functions/policy/public.ts'
import { beginIncident as contract } from '#shared/contracts/claims/incident.ts'
import { readPhone } from '#shared/regions/phone.ts'
import { regionOf } from '#shared/regions/regions.ts'

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url')

/**
 * A number that no policy has opens a page as well, to whose code there is nobody to be sent to: who guesses learns nothing
 * (decision: incident-without-session). Right and wrong numbers are counted alike, by the address they come from.
 */
export const beginIncident = implement(contract)(async ({ body, sourceIp, now }) => {
  await slowStrangers({ of: 'incident', sourceIp }, now)
  const policyNumber = body.policyNumber.replaceAll(/\s/g, '').toUpperCase()
  const policy = await policyByNumber(policyNumber)
  const email = policy?.customerEmail
  const phone = readPhone(regionOf(config.region), policy?.customerPhone ?? '')
  const workflow = openWorkflow(
    policy !== undefined && email !== undefined
      ? {
          flow: 'INCIDENT',
          subjectId: policy.id,
          name: `${policy.customerFirstName ?? ''} ${policy.customerLastName ?? ''}`.trim(),
          email,
          phone: phone.ok ? `+${phone.phone.digits}` : undefined,
          redirectUrl: `/incident/${policy.id}`,
          now,
        }
      : { flow: 'INCIDENT', subjectId: hashOf(policyNumber), name: '', email: '', redirectUrl: '/incident', now },
  )
  await commit([workflow.write])
  return { workflowId: workflow.workflowId }
})
