import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import type { CalendarDate } from '../calendar/calendarDate.ts'
import { coverageInstant } from '../calendar/coverageInstant.ts'
import { type Month, monthOf } from '../calendar/months.ts'
import { addMonths } from '../calendar/moveDate.ts'
import type { TimeZone } from '../calendar/timeZone.ts'
import { type Earned, earnedAt, knownAt, type Stack } from './policyStack.ts'
import type { Term } from './termPremium.ts'

/** Premium without fees and taxes, minor units: what was written and earned in a month, and what is unearned at its end. */
export interface PremiumOfMonth {
  readonly month: Month
  readonly written: MinorUnits
  readonly earned: MinorUnits
  readonly unearned: MinorUnits
}

interface Covered {
  readonly stack: Stack
  readonly term: Term
  /** Where the insured is. */
  readonly timeZone: TimeZone
}

/** How much of a policy was written and earned when a month began, as it was known then; of one that is to come, today. */
const atBeginOf = (month: Month, { stack, term, timeZone }: Covered, today: CalendarDate): Earned => {
  const first = `${month}-01` as const
  const isToCome = first > today
  const known = isToCome ? stack : knownAt(stack, coverageInstant(first, timeZone))
  return known.length === 0 ? { written: 0, earned: 0, unearned: 0 } : earnedAt(known, term, isToCome ? today : first)
}

/**
 * The premium of one policy month by month: each month's figures are those that were known when it ended, of the month that
 * runs those of today.
 */
export const premiumByMonth = (policy: Covered, months: readonly Month[], today: CalendarDate): PremiumOfMonth[] =>
  months.map((month) => {
    const before = atBeginOf(month, policy, today)
    const after = atBeginOf(monthOf(addMonths(`${month}-01`, 1)), policy, today)
    return {
      month,
      written: after.written - before.written,
      earned: after.earned - before.earned,
      unearned: after.unearned,
    }
  })

/** The sums of several, month by month. */
export const summedByMonth = (
  months: readonly Month[],
  all: readonly (readonly PremiumOfMonth[])[],
): PremiumOfMonth[] =>
  months.map((month, index) => {
    const of = (key: 'earned' | 'unearned' | 'written') => all.reduce((sum, each) => sum + (each[index]?.[key] ?? 0), 0)
    return { month, written: of('written'), earned: of('earned'), unearned: of('unearned') }
  })

/** Months with what is earned in some of them said otherwise; what is not earned there is unearned at its end and after. */
export const withEarned = (
  months: readonly PremiumOfMonth[],
  earned: ReadonlyMap<Month, MinorUnits>,
): PremiumOfMonth[] => {
  let more = 0
  return months.map((each) => {
    const now = earned.get(each.month) ?? each.earned
    more += now - each.earned
    return { ...each, earned: now, unearned: each.unearned - more }
  })
}
