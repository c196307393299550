import { config } from '#functions/_platform/config/config.ts'
import type { Step } from '#functions/_platform/storage/rowsOfBook.ts'
import { newClosing } from '#functions/billing/periods/newClosing.ts'
import { leftWarnings } from '#functions/billing/periods/standing.ts'
import { lateMonth } from '#functions/ledger/periods/openBooks.ts'
import { type PostingRecord, postings } from '#functions/ledger/postings/postings.ts'
import { ledgerBooks, noBooks } from '#functions/ledger/store/ledgerBooks.ts'
import { periodClosings } from '#functions/ledger/store/periodClosings.ts'
import { taxReturns } from '#functions/ledger/store/taxReturns.ts'
import type { TaxReturnRecord } from '#shared/contracts/billing/taxReturn.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { type Month, monthAt, monthOf } from '#shared/domain/calendar/months.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import { PeriodClosingId } from '#shared/domain/ids/ids.ts'
import { closableFrom, lastDayOf, monthBefore, monthsBetween } from '#shared/domain/ledger/periods.ts'
import { periodTotals } from '#shared/domain/ledger/periodTotals.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { byItself, type Chronicle } from './chronicle.ts'
import type { Staff } from './companyTold.ts'

const count = (months: readonly Month[]): Partial<Record<Month, number>> => {
  const counts: Partial<Record<Month, number>> = {}
  for (const month of months) counts[month] = (counts[month] ?? 0) + 1
  return counts
}

/** The last month whose jobs have run: they do so on the first of the next one. */
const keptAt = (now: Instant, present: Month): Month =>
  now > `${present}-01T17:00:00.000Z` ? monthBefore(present) : monthBefore(monthBefore(present))

/** Tells that the administrator closed every month up to the one before last, each on the second day that it could be. */
export const periodsTold = (
  chronicle: Chronicle,
  steps: readonly Step[],
  { now, administrator }: { readonly now: Instant } & Pick<Staff, 'administrator'>,
): void => {
  const { currency, timeZone } = regionOf(config.region)
  const posted = steps
    .filter(({ definition }) => definition.kind === postings.definition.kind)
    // What the definition of postings writes is a posting.
    .map(({ state }) => state as PostingRecord)
  const [first] = posted.map(({ effectiveAt }) => monthOf(effectiveAt)).toSorted()
  if (first === undefined) return
  const present = monthAt(now, timeZone)
  const linesOf = (isIn: (month: Month) => boolean) =>
    posted.filter(({ effectiveAt }) => isIn(monthOf(effectiveAt))).flatMap(({ lines }) => lines)
  const months = monthsBetween({ first, last: monthBefore(monthBefore(present)) })
  const closings = months.map((month) => {
    const at: Instant = `${addDays(closableFrom(month), 1)}T15:00:00.000Z`
    const totals = periodTotals({
      before: linesOf((each) => each < month),
      within: linesOf((each) => each === month),
    })
    const closing = newClosing(totals, {
      id: PeriodClosingId.parse(chronicle.id('pcl', at)),
      month,
      currency,
      warnings: leftWarnings(totals.accounts),
      closed: { by: administrator.id, name: administrator.name, at },
    })
    chronicle.tell(periodClosings.create(closing), { at, operation: 'closePeriod', by: { id: administrator.id } })
    return [month, [closing.id]] as const
  })
  const kept = keptAt(now, present)
  const taxFiledThrough = steps
    .filter(({ definition }) => definition.kind === taxReturns.definition.kind)
    // What the definition of tax returns writes is one.
    .map(({ state }) => (state as TaxReturnRecord).to)
    .toSorted()
    .at(-1)
  const books = {
    ...noBooks,
    closedThrough: months.at(-1),
    keptThrough: lastDayOf(kept),
    statedThrough: kept,
    ...(taxFiledThrough !== undefined && { taxFiledThrough }),
    late: count(posted.flatMap((posting) => lateMonth(posting) ?? [])),
    closings: Object.fromEntries(closings),
  }
  chronicle.tell(ledgerBooks.create(books), { at: now, operation: 'closePeriod', by: byItself })
}
