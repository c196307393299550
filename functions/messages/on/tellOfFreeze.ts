import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { policyById } from '#functions/policy/public.ts'
import { agentPolicyLink, insuredPolicyLink, policyFacts } from '../mailFacts/policyFacts.ts'
import { askForMails, mailOf } from '../mailFacts/request.ts'

/**
 * Insured and agent are told that what would have ended a policy waits for a moratorium or a hold; and of cover that went on
 * beyond its term, as of when it ends after all.
 */
export const tellOfFreeze: Subscriber<'policy.frozen' | 'policy.thawed'> = async ({ detail, now, once }) => {
  const policy = await policyById(detail.policyId)
  if (policy === undefined) throw new Error(`There is no policy ${detail.policyId} to tell of what freezes it.`)
  const { customerEmail, customerFirstName, agentEmail, agentFirstName, frozen, standsUntil } = policy
  if (frozen === undefined && standsUntil === undefined) return
  const data = {
    ...policyFacts(policy),
    what: frozen?.action ?? ('ends' as const),
    ...(frozen?.by.kind === 'moratorium' && { source: frozen.by.name }),
    ...(frozen?.until !== undefined && { until: frozen.until }),
    ...(frozen === undefined && standsUntil !== undefined && { endsOn: standsUntil }),
  }
  const to = (email: string | undefined, firstName: string | undefined, link: string, clientOf?: string) =>
    email === undefined
      ? []
      : [mailOf({ template: 'policyFrozen', to: email, firstName, clientOf, data: { ...data, link } })]
  await askForMails(
    [
      ...to(customerEmail, customerFirstName, insuredPolicyLink(policy), policy.agencyId),
      ...to(agentEmail, agentFirstName, agentPolicyLink(policy)),
    ],
    now,
    once,
  )
}
