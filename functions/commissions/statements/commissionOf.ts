import { bookDate } from '#functions/ledger/postings/bookDate.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { monthOf } from '#shared/domain/calendar/months.ts'
import { owedAfter } from '#shared/domain/ledger/commissionMoved.ts'
import { firstOfBooks, monthsBetween } from '#shared/domain/ledger/periods.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import { commissionEntries, movedBy, owedTo } from '../account/owed.ts'
import { commissionAccountOf } from '../store/commissionAccounts.ts'

/** Both days among it, as of now. */
export interface CommissionSpan {
  readonly from: CalendarDate
  readonly to: CalendarDate
  readonly now: Instant
}

/** What became due of commission and fees less what was clawed back, what was paid of it, and what was still to be paid at the end. */
export interface CommissionFigures {
  readonly total: MinorUnits
  readonly paid: MinorUnits
  readonly pending: MinorUnits
}

/** No longer span is asked for. */
export const longestMonths = 36

/** The commission of one agency: its postings of the months in question, and what it is owed now less what moved after the last day. */
export const commissionOf = async (agencyId: string, { from, to, now }: CommissionSpan): Promise<CommissionFigures> => {
  const today = bookDate(now)
  const last = to > today ? to : today
  const first = monthOf(from) > firstOfBooks ? monthOf(from) : firstOfBooks
  const [account, entries] = await Promise.all([
    commissionAccountOf(agencyId),
    commissionEntries(agencyId, monthsBetween({ first, last: monthOf(last) })),
  ])
  const within = movedBy(entries.filter(({ effectiveAt }) => effectiveAt >= from && effectiveAt <= to))
  const after = movedBy(entries.filter(({ effectiveAt }) => effectiveAt > to && effectiveAt <= today))
  const owed = await owedTo({ agencyId, stated: account?.stated }, now)
  return {
    total: within.earned + within.clawedBack + within.brokerFees,
    paid: within.paid,
    pending: owed - owedAfter(0, after),
  }
}
