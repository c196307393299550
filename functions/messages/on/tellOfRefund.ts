import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { agencyInvoicesPage, agencyPaying } from '#functions/billing/public.ts'
import { refundById } from '#functions/ledger/public.ts'
import { financersOf, type PolicyRecord, policyById } from '#functions/policy/public.ts'
import { givenToFinancer } from '#shared/domain/billing/refundPayees.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import { payersOf } from '../mailFacts/payersOf.ts'
import { financerPolicyLink, insuredPolicyLink, policyFacts } from '../mailFacts/policyFacts.ts'
import { askForMails, mailOf } from '../mailFacts/request.ts'

/** What of a refund went to whoever finances the premium, who was told that it would. */
const mailsToFinancer = async (
  policy: PolicyRecord,
  refund: { readonly amount: MinorUnits; readonly paidOn: CalendarDate; readonly reason: string },
  theirs: { readonly name: string; readonly amount: MinorUnits },
) =>
  (await financersOf(policy, theirs.name)).map(({ email: to, firstName }) =>
    mailOf({
      template: 'financedRefund',
      to,
      firstName,
      data: {
        ...policyFacts(policy),
        financer: theirs.name,
        amount: theirs.amount,
        refunded: refund.amount,
        paidOn: refund.paidOn,
        reason: refund.reason,
        link: financerPolicyLink(policy),
      },
    }),
  )

/** Who pays a policy is told that money went back: how much, how and when, and what of it a financer got, who is told as well. */
export const tellOfRefund: Subscriber<'refund.paid'> = async ({ detail, now, once }) => {
  const [policy, refund, agency] = await Promise.all([
    policyById(detail.policyId),
    refundById(detail.refundId),
    agencyPaying(detail.policyId),
  ])
  if (policy === undefined || refund?.payout === undefined) return
  const { amount, payees = [], payout, reason } = refund
  const { lastFourDigits, paidOn, paymentMethod } = payout
  const toFinancer = givenToFinancer({ payees })
  const name = payees.find(({ to }) => to === 'FINANCER')?.name
  const theirs = toFinancer > 0 && name !== undefined ? { name, amount: toFinancer } : undefined
  const ofFinancer = theirs === undefined ? [] : await mailsToFinancer(policy, { amount, paidOn, reason }, theirs)
  const ofPayers = payersOf(policy, agency).map(({ email: to, firstName }) =>
    mailOf({
      template: 'refundPaid',
      to,
      firstName,
      ...(agency === undefined && { clientOf: policy.agencyId }),
      data: {
        ...policyFacts(policy),
        amount,
        method: paymentMethod,
        ...(lastFourDigits !== undefined && { lastFourDigits }),
        paidOn,
        reason,
        ...(theirs && { toFinancer: theirs }),
        link: agency === undefined ? insuredPolicyLink(policy) : agencyInvoicesPage(),
      },
    }),
  )
  await askForMails([...ofPayers, ...ofFinancer], now, once)
}
