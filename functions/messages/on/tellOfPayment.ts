import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { agencyInvoicesPage, agencyPaying } from '#functions/billing/public.ts'
import { receiptFile } from '#functions/docs/public.ts'
import { bookDate, owedToInsured, paymentOf, transactionById } from '#functions/ledger/public.ts'
import { payingLink, policyById } from '#functions/policy/public.ts'
import { payersOf } from '../mailFacts/payersOf.ts'
import { policyFacts } from '../mailFacts/policyFacts.ts'
import { askForMails, mailOf } from '../mailFacts/request.ts'

/** Whoever pays is told that the payment arrived, with its receipt, and what is left to pay. */
export const tellOfPayment: Subscriber<'payment.receipted'> = async ({ detail, now, once }) => {
  const [policy, payment, transaction, agency] = await Promise.all([
    policyById(detail.policyId),
    paymentOf(detail.policyId),
    transactionById(detail.transactionId),
    agencyPaying(detail.policyId),
  ])
  if (policy === undefined || payment === undefined || transaction === undefined) return
  const attachments = await receiptFile(transaction)
  const owedBack = agency === undefined ? await owedToInsured(detail.policyId) : 0
  const left =
    agency === undefined
      ? {
          remaining: payment.dueAmount - payment.owedByFinancer,
          ...(payment.unpaidSince !== undefined && {
            nextDue: payment.unpaidSince,
            byPlan: payment.premiumFinanced,
            ...(payment.unpaidSince < bookDate(now) && { isLate: true }),
          }),
          ...(payment.owedByFinancer > 0 && { byFinancer: payment.owedByFinancer }),
        }
      : { remaining: agency.remaining }
  const payers = payersOf(policy, agency).map((payer) => ({
    ...payer,
    page: agency === undefined ? payingLink(policy, payer, now) : undefined,
  }))
  await askForMails(
    payers.map(({ email: to, firstName, page }) =>
      mailOf({
        template: 'paymentReceived',
        to,
        firstName,
        ...(agency === undefined && { clientOf: policy.agencyId }),
        data: {
          ...policyFacts(policy),
          amount: transaction.amountPaid,
          paidOn: transaction.paymentDate,
          method: transaction.paymentMethod,
          transactionNumber: transaction.transactionId,
          ...left,
          ...(owedBack > 0 && { owedBack }),
          ...(attachments.length > 0 && { hasReceipt: true as const }),
          link: page?.url ?? agencyInvoicesPage(),
        },
        ...(attachments.length > 0 && { attachments }),
      }),
    ),
    now,
    once,
    payers.flatMap(({ page }) => page ?? []),
  )
}
