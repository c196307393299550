import type { Actor } from '#functions/_platform/auth/actor.ts'
import { listScopesOf } from '#functions/_platform/auth/relation.ts'
import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { bookDate } from '#functions/ledger/postings/bookDate.ts'
import { forPoliciesWhole } from '#functions/policy/public.ts'
import { getEpGraph as contract } from '#shared/contracts/policy/reports.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { type Month, monthOf, monthsUpTo } from '#shared/domain/calendar/months.ts'
import { type PremiumOfMonth, premiumByMonth, summedByMonth } from '#shared/domain/policy/premiumByMonth.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { premiumInBooks } from './premiumInBooks.ts'

/** Months that are drawn where nobody says which, and at most. */
const shown = 12
const most = 60

const monthNumber = (month: Month): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7))

const ofPolicies = async (
  actor: Actor,
  carrierId: string | undefined,
  months: readonly Month[],
  today: CalendarDate,
): Promise<PremiumOfMonth[]> => {
  let sums = summedByMonth(months, [])
  await forPoliciesWhole(actor, carrierId, ({ transactions: stack, effectiveDate, expirationDate, timeZone }) => {
    const term = { effectiveDate, endDate: expirationDate }
    sums = summedByMonth(months, [sums, premiumByMonth({ stack, term, timeZone }, months, today)])
  })
  return sums
}

/**
 * Premium written, earned and unearned month by month: of the whole book as it was posted, of a part of it by the
 * transactions of its policies, which the postings follow.
 */
export const getEpGraph = implement(contract)(async ({ query, actor, now, fail }) => {
  const last = monthOf(query.to ?? bookDate(now))
  const count = query.from === undefined ? shown : monthNumber(last) - monthNumber(monthOf(query.from)) + 1
  if (count < 1 || count > most)
    return fail('report.spanUnfit', {
      errors: [{ path: ['from'], detail: `One to ${most} months up to the last day.` }],
    })
  const months = monthsUpTo(last, count)
  const isWhole = listScopesOf(actor).includes('all') && query.carrierId === undefined
  const drawn = isWhole
    ? await premiumInBooks(regionOf(config.region).currency, months)
    : await ofPolicies(actor, query.carrierId, months, bookDate(now))
  return drawn.map(({ month, written, earned, unearned }) => ({ x: month, y: earned, written, unearned }))
})
