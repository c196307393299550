import { config } from '#functions/_platform/config/config.ts'
import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { policyById, renewalOf, renewalThatStands } from '#functions/policy/public.ts'
import { quoteById } from '#functions/quote/public.ts'
import { productNameOf } from '#shared/regions/productNames.ts'
import { agentOf, insuredPolicyLink, policyFacts } from '../mailFacts/policyFacts.ts'
import { askForMails, mailOf } from '../mailFacts/request.ts'

/** Statuses of a quote whose price is an offer. */
const offered: readonly string[] = ['READY', 'REQUESTED', 'SIGNED']

/**
 * The agent is reminded that a policy ends and where its renewal stands, and the insured that it does and whom to turn to.
 * Who has it muted, opted out or renewed it meanwhile hears nothing.
 */
export const tellOfRenewal: Subscriber<'policy.renewalDue'> = async ({ detail, now, once }) => {
  const policy = await policyById(detail.policyId)
  if (policy === undefined || policy.status !== 'IN FORCE' || (await renewalThatStands(policy)) !== undefined) return
  if (policy.renewalRemindersMuted || policy.renewalOptOut) return
  const quoteId = (await renewalOf(policy.id))?.quoteId
  const quote = quoteId === undefined ? undefined : await quoteById(quoteId)
  const total = quote !== undefined && offered.includes(quote.status) ? quote.totalPremium : undefined
  const { agentEmail, agentFirstName, customerEmail, customerFirstName } = policy
  const facts = {
    ...policyFacts(policy),
    days: detail.days,
    product: productNameOf(policy.productType),
    expiryDate: policy.expirationDate,
    ...(total !== undefined && { total }),
  }
  const link = `${config.publicUrl}/agency/accounts/${policy.accountId}/renew/accountDetails?${new URLSearchParams({
    product: policy.productType,
    policyId: policy.id,
  })}`
  await askForMails(
    [
      ...(agentEmail === undefined
        ? []
        : [
            mailOf({
              template: 'renewalReminderAgent',
              to: agentEmail,
              firstName: agentFirstName,
              data: { ...facts, link },
            }),
          ]),
      ...(customerEmail === undefined
        ? []
        : [
            mailOf({
              template: 'renewalReminderInsured',
              to: customerEmail,
              firstName: customerFirstName,
              clientOf: policy.agencyId,
              data: {
                ...facts,
                ...(agentEmail !== undefined && { agent: agentOf(policy) }),
                link: insuredPolicyLink(policy),
              },
            }),
          ]),
    ],
    now,
    once,
  )
}
