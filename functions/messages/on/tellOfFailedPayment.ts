import { config } from '#functions/_platform/config/config.ts'
import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { paymentOf, transactionById } from '#functions/ledger/public.ts'
import { policyById } from '#functions/policy/public.ts'
import { paymentPage, policyFacts } from '../mailFacts/policyFacts.ts'
import { askForMails, mailOf } from '../mailFacts/request.ts'

/** Whoever pays is told that nothing was taken, why, and until when to try again. */
export const tellOfFailedPayment: Subscriber<'payment.failed'> = async ({ detail, now, once }) => {
  const [policy, payment, transaction] = await Promise.all([
    policyById(detail.policyId),
    paymentOf(detail.policyId),
    transactionById(detail.transactionId),
  ])
  if (policy?.customerEmail === undefined || payment === undefined || transaction === undefined) return
  await askForMails(
    [
      mailOf({
        template: 'paymentFailed',
        to: policy.customerEmail,
        firstName: policy.customerFirstName,
        data: {
          ...policyFacts(policy),
          amount: transaction.amountPaid,
          method: transaction.paymentMethod,
          reason: transaction.failure ?? 'The payment was not accepted.',
          payBy: payment.unpaidSince ?? payment.dueDate,
          link: `${config.publicUrl}${paymentPage(policy)}`,
        },
      }),
    ],
    now,
    once,
  )
}
