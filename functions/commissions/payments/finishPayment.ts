import { commit } from '#functions/_platform/storage/commit.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import { bookDate } from '#functions/ledger/postings/bookDate.ts'
import { bookingOf } from '#functions/ledger/postings/booking.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { postingsForCommissionPaid } from '#shared/domain/ledger/commissionPostings.ts'
import { commissionAccountIdOf, commissionAccounts } from '../store/commissionAccounts.ts'
import { type CommissionPaymentRecord, commissionPayments } from '../store/commissionPayments.ts'

/** What the processor said of a payout. */
interface Told {
  readonly payoutId: string
  readonly status: 'declined' | 'returned' | 'succeeded'
  readonly failure?: string | undefined
}

/**
 * Writes down what came of a payment, unless somebody who asked at the same time has: the payment, the agency's account,
 * whose next payment has another number, and the postings are one commit.
 */
export const finishPayment = (id: string, told: Told, now: Instant): Promise<CommissionPaymentRecord> =>
  retryStale(async () => {
    const payment = await commissionPayments.require(id)
    if (payment.status !== 'PAYING') return payment
    const account = await commissionAccounts.require(commissionAccountIdOf(payment.agencyId))
    const today = bookDate(now)
    const isPaid = told.status === 'succeeded'
    const after: CommissionPaymentRecord = {
      ...payment,
      status: isPaid ? 'PAID' : 'DECLINED',
      reference: told.payoutId,
      ...(isPaid ? { paidOn: today } : { failure: told.failure ?? 'The bank refused the payment.' }),
      lastUpdated: now,
    }
    const { writes, events } = bookingOf(isPaid ? postingsForCommissionPaid(payment.amount) : [], {
      of: payment,
      agencyId: payment.agencyId,
      cause: { kind: 'commissionPayment', id: payment.id },
      effectiveAt: today,
      now,
    })
    await commit(
      [
        commissionPayments.update(payment, after),
        commissionAccounts.update(account, {
          ...account,
          paymentNumber: account.paymentNumber + 1,
          openPaymentId: undefined,
          lastUpdated: now,
        }),
        ...writes,
      ],
      { events },
    )
    return after
  })
