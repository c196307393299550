import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { insurerOfCover } from '#functions/directory/public.ts'
import { policyById } from '#functions/policy/public.ts'
import { productNameOf } from '#shared/regions/productNames.ts'
import { agentOf, agentPolicyLink, insuredPolicyLink, policyFacts } from '../mailFacts/policyFacts.ts'
import { askForMails, mailOf } from '../mailFacts/request.ts'

/**
 * The insured is given notice that the policy ends, and the agent a copy, whatever was chosen about reminders and renewal
 * (rule: notice-of-expiry).
 */
export const tellOfExpiry: Subscriber<'policy.expiryNoticed'> = async ({ detail, now, once }) => {
  const policy = await policyById(detail.policyId)
  if (policy === undefined) return
  const { agentEmail, agentFirstName, customerEmail, customerFirstName } = policy
  const data = {
    ...policyFacts(policy),
    product: productNameOf(policy.productType),
    insurer: await insurerOfCover(policy),
    expiryDate: policy.expirationDate,
    mayRenew: detail.mayRenew,
    isOptedOut: policy.renewalOptOut,
    ...(agentEmail !== undefined && { agent: agentOf(policy) }),
  }
  const to = (email: string | undefined, firstName: string | undefined, link: string, clientOf?: string) => {
    const isCopy = clientOf === undefined
    return email === undefined
      ? []
      : [mailOf({ template: 'noticeOfExpiry', to: email, firstName, clientOf, data: { ...data, isCopy, link } })]
  }
  await askForMails(
    [
      ...to(customerEmail, customerFirstName, insuredPolicyLink(policy), policy.agencyId),
      ...to(agentEmail, agentFirstName, agentPolicyLink(policy)),
    ],
    now,
    once,
  )
}
