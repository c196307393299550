import { implement } from '#functions/_platform/http/implement.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import { payOut } from '#functions/billing/public.ts'
import { payCommission as contract } from '#shared/contracts/commissions/payments.ts'
import { requireCommissionAgency } from '../account/requireCommissionAgency.ts'
import { finishPayment } from './finishPayment.ts'
import { openPayment } from './openPayment.ts'

/**
 * Pays commission by the processor. The payment is kept as being made first, so that what the processor then pays is
 * booked whatever comes between; asked again, the processor answers with the same payout.
 */
export const payCommission = implement(contract)(async ({ body, actor, now, fail }) => {
  const agency = await requireCommissionAgency(body.agencyId, actor)
  const payment = await retryStale(() => openPayment({ agency, body, actor, now }))
  const { id, amount, currency, accountToken, status } = payment
  const done =
    status === 'PAYING'
      ? await finishPayment(
          id,
          await payOut({ token: accountToken, amount, currency, reference: agency.id, idempotencyKey: id }),
          now,
        )
      : payment
  if (done.status === 'DECLINED')
    return fail('commission.payoutDeclined', { data: { reason: done.failure ?? 'The bank refused the payment.' } })
  return { transactionId: done.id, status: done.status }
})
