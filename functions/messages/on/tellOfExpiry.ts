import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { insurerOfCover } from '#functions/directory/public.ts'
import { isRefusedRenewal, nonRenewalFacts, policyById } from '#functions/policy/public.ts'
import { isOnPaper } from '#shared/domain/policy/paperNotice.ts'
import { productNameOf } from '#shared/regions/productNames.ts'
import { agentOf, agentPolicyLink, insuredPolicyLink, policyFacts } from '../mailFacts/policyFacts.ts'
import { askForMails, mailOf } from '../mailFacts/request.ts'

/**
 * The insured is given notice that the policy ends, and the agent a copy, whatever was chosen about reminders and renewal
 * (rules: notice-of-expiry, nonrenewal).
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
    ...(agentEmail !== undefined && { agent: agentOf(policy) }),
    ...(isOnPaper(policy) && { byPost: true as const }),
  }
  const isOptedOut = policy.renewalOptOut && !isRefusedRenewal(policy)
  const nonRenewal = nonRenewalFacts(policy)
  const insured = {
    to: isOnPaper(policy) ? undefined : customerEmail,
    firstName: customerFirstName,
    clientOf: policy.agencyId,
  }
  const agent = { to: agentEmail, firstName: agentFirstName }
  const readers = [
    { ...insured, more: { isCopy: false, link: insuredPolicyLink(policy) } },
    { ...agent, more: { isCopy: true, link: agentPolicyLink(policy) } },
  ]
  const mails = readers.flatMap(({ to, more, ...reader }) =>
    to === undefined
      ? []
      : [
          nonRenewal === undefined
            ? mailOf({ template: 'noticeOfExpiry', to, ...reader, data: { ...data, isOptedOut, ...more } })
            : mailOf({ template: 'noticeOfNonRenewal', to, ...reader, data: { ...data, ...nonRenewal, ...more } }),
        ],
  )
  await askForMails(mails, now, once)
}
