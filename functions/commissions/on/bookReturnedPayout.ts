import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { mailWrite } from '#functions/_platform/mail/outbox.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import { payoutById, readersOfAgency } from '#functions/billing/public.ts'
import { bookDate } from '#functions/ledger/postings/bookDate.ts'
import { bookingOf } from '#functions/ledger/postings/booking.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { AgencyId } from '#shared/domain/ids/ids.ts'
import { postingsForCommissionReturned } from '#shared/domain/ledger/commissionPostings.ts'
import { agencyCommissionsPage } from '../account/agencyCommissionsPage.ts'
import { commissionAccountIdOf, commissionAccounts } from '../store/commissionAccounts.ts'
import { type CommissionPaymentRecord, commissionPayments } from '../store/commissionPayments.ts'

/** To who keeps the agency's books: its money came back, and waits for an account that takes it. */
const mailsOf = async (payment: CommissionPaymentRecord, reason: string, now: Instant) =>
  (await readersOfAgency(payment.agencyId)).map(({ email, firstName }) =>
    mailWrite({
      template: 'commissionReturned',
      to: email,
      ...(firstName !== undefined && { firstName }),
      data: {
        agency: payment.agencyName,
        amount: payment.amount,
        reason,
        lastFourDigits: payment.accountLast4,
        link: agencyCommissionsPage(),
      },
      now,
    }),
  )

/**
 * Books back what the agency's bank returned after it had been paid: the money is in trust and due to the agency again, and
 * nothing more goes to that account until somebody has looked into it or the agency has entered another one. A payout of
 * another's is none of ours; of an agency's whose payment is not written down yet the event comes again.
 */
export const bookReturnedPayout: Subscriber<'payout.returned'> = ({ detail: { payoutId }, now, once }) =>
  retryStale(async () => {
    const told = await payoutById(payoutId)
    if (told?.status !== 'returned' || !AgencyId.safeParse(told.reference).success) return
    const payment = await commissionPayments.byUnique('payout', payoutId)
    if (payment === undefined) throw new Error('The payment of the payout that was returned is not written down yet.')
    if (payment.status !== 'PAID') return
    const account = await commissionAccounts.require(commissionAccountIdOf(payment.agencyId))
    const today = bookDate(now)
    const reason = told.failure ?? 'The bank returned the payment.'
    const { writes, events } = bookingOf(postingsForCommissionReturned(payment.amount), {
      of: payment,
      agencyId: payment.agencyId,
      cause: { kind: 'commissionPayment', id: payment.id },
      effectiveAt: today,
      now,
    })
    const isOfThisAccount = account.ach?.token === payment.accountToken
    const returned: CommissionPaymentRecord = {
      ...payment,
      status: 'RETURNED',
      returned: { on: today, reason },
      lastUpdated: now,
    }
    const mails = await mailsOf(payment, reason, now)
    await commit(
      [
        commissionPayments.update(payment, returned),
        commissionAccounts.update(account, {
          ...account,
          ...(isOfThisAccount && { returnedPaymentIds: [...(account.returnedPaymentIds ?? []), payment.id] }),
          lastUpdated: now,
        }),
        ...writes,
        ...mails.map(({ write }) => write),
      ],
      { events: [...events, ...mails.map(({ event }) => event)], once },
    )
  })
