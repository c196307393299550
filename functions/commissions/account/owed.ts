import { bookDate } from '#functions/ledger/postings/bookDate.ts'
import { monthGroup, type PostingRecord, postings } from '#functions/ledger/postings/postings.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { type Month, monthOf } from '#shared/domain/calendar/months.ts'
import { type CommissionMoved, commissionMoved, owedAfter } from '#shared/domain/ledger/commissionMoved.ts'
import { monthAfter, monthsBetween } from '#shared/domain/ledger/periods.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import type { CommissionAccountRecord } from '../store/commissionAccounts.ts'

/** An agency, and what its last statement ended with. */
type Since = { readonly agencyId: string } & Pick<CommissionAccountRecord, 'stated'>

/** The postings that moved an agency's commission in some months; in all of them where none are named. */
export const commissionEntries = (agencyId: string, months: readonly Month[] | undefined): Promise<PostingRecord[]> =>
  months?.length === 0
    ? Promise.resolve([])
    : postings.every({ scopes: [`agency:${agencyId}`], ...(months && { group: months.map(monthGroup) }) })

/** What postings come to of an agency's commission. */
export const movedBy = (entries: readonly PostingRecord[]): CommissionMoved =>
  commissionMoved(entries.map(({ lines, cause }) => ({ lines, isPayment: cause.kind === 'commissionPayment' })))

/** What moved since the last statement up to the end of a day, as postings. */
export const entriesSince = async ({ agencyId, stated }: Since, through: CalendarDate): Promise<PostingRecord[]> => {
  const months =
    stated === undefined ? undefined : monthsBetween({ first: monthAfter(stated.month), last: monthOf(through) })
  const entries = await commissionEntries(agencyId, months)
  return entries.filter(({ effectiveAt }) => effectiveAt <= through)
}

/** What an agency is owed and was not paid now: what its last statement ended with, and every posting since. */
export const owedTo = async (account: Since, now: Instant): Promise<MinorUnits> =>
  owedAfter(account.stated?.closing ?? 0, movedBy(await entriesSince(account, bookDate(now))))
