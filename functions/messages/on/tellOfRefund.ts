import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { agencyInvoicesPage, agencyPaying } from '#functions/billing/public.ts'
import { refundById } from '#functions/ledger/public.ts'
import { policyById } from '#functions/policy/public.ts'
import { givenToFinancer } from '#shared/domain/billing/refundPayees.ts'
import { payersOf } from '../mailFacts/payersOf.ts'
import { insuredPolicyLink, policyFacts } from '../mailFacts/policyFacts.ts'
import { askForMails, mailOf } from '../mailFacts/request.ts'

/** Who pays a policy is told that money went back: how much, how and when, and what of it a financer got. */
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
  const financer = payees.find(({ to }) => to === 'FINANCER')?.name
  await askForMails(
    payersOf(policy, agency).map(({ email: to, firstName }) =>
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
          ...(toFinancer > 0 && financer !== undefined && { toFinancer: { name: financer, amount: toFinancer } }),
          link: agency === undefined ? insuredPolicyLink(policy) : agencyInvoicesPage(),
        },
      }),
    ),
    now,
    once,
  )
}
