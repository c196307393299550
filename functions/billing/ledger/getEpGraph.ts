import type { Actor } from '#functions/_platform/auth/actor.ts'
import { listScopesOf } from '#functions/_platform/auth/relation.ts'
import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { bookDate } from '#functions/ledger/postings/bookDate.ts'
import { booksKeptThrough } from '#functions/ledger/store/ledgerBooks.ts'
import { forPoliciesWhole } from '#functions/policy/public.ts'
import { getEpGraph as contract } from '#shared/contracts/policy/reports.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { type Month, monthNumber, monthOf, monthsUpTo } from '#shared/domain/calendar/months.ts'
import { lastDayOf } from '#shared/domain/ledger/periods.ts'
import { type PremiumOfMonth, premiumByMonth, summedByMonth, withEarned } from '#shared/domain/policy/premiumByMonth.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { premiumInBooks } from './premiumInBooks.ts'

/** Months that are drawn where nobody says which, and at most; no later month than so many ahead is. */
const shown = 12
const most = 60

/** Months as they are drawn, and whether there were more policies than were added up. */
interface Drawn {
  readonly months: readonly PremiumOfMonth[]
  readonly isPart: boolean
}

const ofPolicies = async (
  actor: Actor,
  carrierId: string | undefined,
  months: readonly Month[],
  today: CalendarDate,
): Promise<Drawn> => {
  let sums = summedByMonth(months, [])
  const isWhole = await forPoliciesWhole(
    actor,
    carrierId,
    ({ transactions: stack, effectiveDate, expirationDate, timeZone }) => {
      const term = { effectiveDate, endDate: expirationDate }
      sums = summedByMonth(months, [sums, premiumByMonth({ stack, term, timeZone }, months, today)])
    },
  )
  return { months: sums, isPart: !isWhole }
}

/**
 * The premium of the whole book, as it was posted. What is not yet posted as earned, as a month that is not over, is earned
 * as the policies say (decision: earned-by-books).
 */
const ofBook = async (actor: Actor, months: readonly Month[], today: CalendarDate): Promise<Drawn> => {
  const [posted, keptThrough] = await Promise.all([
    premiumInBooks(regionOf(config.region).currency, months),
    booksKeptThrough(),
  ])
  const open = months.filter((month) =>
    keptThrough === undefined ? month === monthOf(today) : lastDayOf(month) > keptThrough,
  )
  if (open.length === 0) return { months: withEarned(posted, new Map()), isPart: false }
  const told = await ofPolicies(actor, undefined, open, today)
  const earned = new Map(told.months.map((each) => [each.month, each.earned]))
  return { months: withEarned(posted, earned), isPart: told.isPart }
}

/**
 * Premium written, earned and unearned month by month: of the whole book as it was posted, of a part of it by the
 * transactions of its policies, which the postings follow.
 */
export const getEpGraph = implement(contract)(async ({ query, actor, now, fail }) => {
  const today = bookDate(now)
  const last = monthOf(query.to ?? today)
  const count = query.from === undefined ? shown : monthNumber(last) - monthNumber(monthOf(query.from)) + 1
  if (count < 1 || count > most)
    return fail('report.spanUnfit', {
      errors: [{ path: ['from'], detail: `One to ${most} months up to the last day.` }],
    })
  if (monthNumber(last) > monthNumber(monthOf(today)) + most)
    return fail('report.spanUnfit', { errors: [{ path: ['to'], detail: `At most ${most} months ahead.` }] })
  const months = monthsUpTo(last, count)
  const isWhole = listScopesOf(actor).includes('all') && query.carrierId === undefined
  const drawn = isWhole ? await ofBook(actor, months, today) : await ofPolicies(actor, query.carrierId, months, today)
  return drawn.months.map(({ month, written, earned, unearned }) => ({
    x: month,
    y: earned,
    written,
    unearned,
    ...(month === monthOf(today) && { soFar: true as const }),
    ...(drawn.isPart && { isPart: true as const }),
  }))
})
