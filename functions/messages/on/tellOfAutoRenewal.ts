import { config } from '#functions/_platform/config/config.ts'
import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { policyById } from '#functions/policy/public.ts'
import { quoteById } from '#functions/quote/public.ts'
import { autoRenewalRules, renewsItselfOn } from '#shared/domain/policy/autoRenewal.ts'
import { agentPolicyLink, insuredPolicyLink, policyFacts } from '../mailFacts/policyFacts.ts'
import { askForMails, mailOf } from '../mailFacts/request.ts'

/**
 * The insured and the agent are told before a policy renews itself, with its price and how to stop it, and once it has; the
 * agent alone why it does not.
 */
export const tellOfAutoRenewal: Subscriber<'policy.autoRenewal'> = async ({ detail, now, once }) => {
  const policy = await policyById(detail.policyId)
  const consent = policy?.autoRenewal
  if (policy === undefined || consent === undefined) return
  const { standing } = detail
  const { agentEmail, agentFirstName, customerEmail, customerFirstName, totalPremium, expirationDate } = policy
  const quote = consent.told === undefined ? undefined : await quoteById(consent.told.quoteId)
  const data = {
    ...policyFacts(policy),
    standing,
    endsOn: expirationDate,
    renewsOn: renewsItselfOn(expirationDate, config.region),
    before: totalPremium,
    mostRise: autoRenewalRules[config.region].mostRise,
    ...(consent.told !== undefined && { after: consent.told.totalPremium }),
    ...(quote !== undefined && { renewal: quote.binder?.policyNumber ?? quote.quoteNumber }),
    reasons: consent.refused?.reasons ?? [],
  }
  const to = (email: string | undefined, firstName: string | undefined, link: string, clientOf?: string) =>
    email === undefined
      ? []
      : [mailOf({ template: 'policyAutoRenewal', to: email, firstName, clientOf, data: { ...data, link } })]
  await askForMails(
    [
      ...(standing === 'refused'
        ? []
        : to(customerEmail, customerFirstName, insuredPolicyLink(policy), policy.agencyId)),
      ...to(agentEmail, agentFirstName, agentPolicyLink(policy)),
    ],
    now,
    once,
  )
}
