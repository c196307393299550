import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { agencyInvoicesPage, agencyPaying } from '#functions/billing/public.ts'
import { bookDate, paymentOf, transactionById } from '#functions/ledger/public.ts'
import { payingLink, policyById } from '#functions/policy/public.ts'
import { payersOf } from '../mailFacts/payersOf.ts'
import { policyFacts } from '../mailFacts/policyFacts.ts'
import { askForMails, mailOf } from '../mailFacts/request.ts'

/** Whoever pays is told that nothing was taken, or that it went back, why, and until when to pay. */
export const tellOfFailedPayment: Subscriber<'payment.failed'> = async ({ detail, now, once }) => {
  const [policy, payment, transaction, agency] = await Promise.all([
    policyById(detail.policyId),
    paymentOf(detail.policyId),
    transactionById(detail.transactionId),
    agencyPaying(detail.policyId),
  ])
  if (policy === undefined || payment === undefined || transaction === undefined) return
  const { transactionId } = detail
  const isVoid = transaction.status === 'Void'
  const reason = transaction.failure ?? (transaction.paymentDesc || undefined)
  const payBy = agency?.dueDate ?? payment.unpaidSince ?? payment.dueDate
  const wentBack = payment.movements.some((each) => each.kind === 'chargeback' && each.transactionId === transactionId)
  const payers = payersOf(policy, agency).map((payer) => ({
    ...payer,
    page: agency === undefined ? payingLink(policy, payer, now) : undefined,
  }))
  await askForMails(
    payers.map(({ email: to, firstName, page }) =>
      mailOf({
        template: 'paymentFailed',
        to,
        firstName,
        ...(agency === undefined && { clientOf: policy.agencyId }),
        data: {
          ...policyFacts(policy),
          amount: transaction.amountPaid,
          method: transaction.paymentMethod,
          ...(reason !== undefined && { reason }),
          payBy,
          ...(payBy < bookDate(now) && { isLate: true }),
          ...(isVoid && { isVoid }),
          ...(wentBack && { wentBack }),
          link: page?.url ?? agencyInvoicesPage(),
        },
      }),
    ),
    now,
    once,
    payers.flatMap(({ page }) => page ?? []),
  )
}
