import { config } from '#functions/_platform/config/config.ts'
import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { paymentOf, transactionById } from '#functions/ledger/public.ts'
import { policyById } from '#functions/policy/public.ts'
import { paymentPage, policyFacts } from '../mailFacts/policyFacts.ts'
import { askForMails, mailOf } from '../mailFacts/request.ts'

/** Whoever pays is told that the payment arrived, and what is left to pay. */
export const tellOfPayment: Subscriber<'payment.received'> = async ({ detail, now, once }) => {
  const [policy, payment, transaction] = await Promise.all([
    policyById(detail.policyId),
    paymentOf(detail.policyId),
    transactionById(detail.transactionId),
  ])
  if (policy?.customerEmail === undefined || payment === undefined || transaction === undefined) return
  await askForMails(
    [
      mailOf({
        template: 'paymentReceived',
        to: policy.customerEmail,
        firstName: policy.customerFirstName,
        data: {
          ...policyFacts(policy),
          amount: transaction.amountPaid,
          paidOn: transaction.paymentDate,
          method: transaction.paymentMethod,
          transactionNumber: transaction.transactionId,
          remaining: payment.dueAmount,
          ...(payment.unpaidSince !== undefined && { nextDue: payment.unpaidSince }),
          link: `${config.publicUrl}${paymentPage(policy)}`,
        },
      }),
    ],
    now,
    once,
  )
}
