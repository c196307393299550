import { config } from '#functions/_platform/config/config.ts'
import { paymentToken } from '#functions/commissions/payments/paymentToken.ts'
import { type CommissionAccountRecord, commissionAccounts } from '#functions/commissions/store/commissionAccounts.ts'
import { type CommissionPaymentRecord, commissionPayments } from '#functions/commissions/store/commissionPayments.ts'
import { bookDate } from '#functions/ledger/postings/bookDate.ts'
import { bookingOf } from '#functions/ledger/postings/booking.ts'
import type { PostingRecord } from '#functions/ledger/postings/postings.ts'
import { aloneUpTo } from '#shared/domain/billing/refundAuthority.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { Month } from '#shared/domain/calendar/months.ts'
import { CommissionPaymentId } from '#shared/domain/ids/ids.ts'
import { postingsForCommissionPaid } from '#shared/domain/ledger/commissionPostings.ts'
import { monthAfter } from '#shared/domain/ledger/periods.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { atWork } from './calendarOfCompany.ts'
import type { Chronicle } from './chronicle.ts'
import type { Staff } from './companyTold.ts'
import { postingsTold } from './postingsTold.ts'

/** What a statement ended with, and to whom it is paid. */
interface Stated {
  readonly account: CommissionAccountRecord
  readonly agencyName: string
  readonly month: Month
  readonly amount: MinorUnits
}

interface Paid {
  readonly account: CommissionAccountRecord
  readonly made: readonly PostingRecord[]
}

/** When what a month's statement ended with is paid. */
export const commissionPaidAt = (month: Month): Instant => atWork(config.region, `${monthAfter(month)}-10`)

const later = (at: Instant, minutes: number): Instant => new Date(Date.parse(at) + minutes * 60_000).toISOString()

/**
 * Tells how the bookkeeper pays what a statement ended with, with the administrator above what one may alone; nothing where
 * the agency is owed nothing or has no bank account.
 */
export const commissionPaidTold = (
  chronicle: Chronicle,
  { account, agencyName, month, amount }: Stated,
  { administrator, bookkeeper }: Pick<Staff, 'administrator' | 'bookkeeper'>,
): Paid => {
  const { ach, agencyId } = account
  const token = paymentToken(account)
  if (amount <= 0 || ach === undefined || token === undefined) return { account, made: [] }
  const { currency } = regionOf(config.region)
  const at = commissionPaidAt(month)
  const takesTwo = amount > aloneUpTo[currency]
  const done = takesTwo ? later(at, 45) : later(at, 1)
  const tell = (
    payment: CommissionPaymentRecord,
    kept: CommissionAccountRecord,
    by: Staff['bookkeeper'],
    when: Instant,
  ) => {
    const deed = { at: when, operation: 'payCommission', by: { id: by.id } }
    chronicle.tell(commissionPayments.create(payment), deed)
    chronicle.tell(commissionAccounts.create(kept), deed)
    return deed
  }
  const asked: CommissionPaymentRecord = {
    id: CommissionPaymentId.parse(chronicle.id('cmp', at)),
    agencyId,
    agencyName,
    status: takesTwo ? 'REQUESTED' : 'PAYING',
    amount,
    currency,
    description: `Statement of ${month}`,
    requested: { by: bookkeeper.id, name: bookkeeper.name, at },
    accountLast4: ach.accountLast4,
    accountToken: ach.token,
    token,
    created: at,
    lastUpdated: at,
  }
  tell(asked, { ...account, openPaymentId: asked.id, lastUpdated: at }, bookkeeper, at)
  const on = bookDate(done)
  const paid: CommissionPaymentRecord = {
    ...asked,
    status: 'PAID',
    ...(takesTwo && { approved: { by: administrator.id, name: administrator.name, at: done } }),
    paidOn: on,
    reference: chronicle.id('pay', done),
    lastUpdated: done,
  }
  const after = { ...account, paymentNumber: account.paymentNumber + 1, openPaymentId: undefined, lastUpdated: done }
  const deed = tell(paid, after, takesTwo ? administrator : bookkeeper, done)
  const booking = bookingOf(postingsForCommissionPaid(amount), {
    of: { currency },
    agencyId,
    cause: { kind: 'commissionPayment', id: paid.id },
    effectiveAt: on,
    now: done,
  })
  return { account: after, made: postingsTold(chronicle, booking, deed) }
}
