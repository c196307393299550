import { fail } from '#functions/_platform/problems/problem.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { isWithin, startWindow } from '#shared/domain/calendar/coverageDates.ts'

/**
 * Refuses a first day of cover that cannot be had, and says which days can (decision: start-as-asked): nobody is quoted
 * another term than they asked for. What renews a policy begins on the day that one ends, or after it.
 */
export const mustStartInTime = (
  effectiveDate: CalendarDate | undefined,
  {
    today,
    renewedEndsOn,
    path = ['effectiveDate'],
  }: {
    readonly today: CalendarDate
    /** When the policy ends that the quote renews. */
    readonly renewedEndsOn?: CalendarDate | undefined
    readonly path?: readonly string[]
  },
): void => {
  if (effectiveDate === undefined) return
  const { min, max } = startWindow(today, renewedEndsOn !== undefined)
  const first = renewedEndsOn !== undefined && renewedEndsOn > min ? renewedEndsOn : min
  if (isWithin(effectiveDate, { min: first, max })) return
  fail('request.unfit', { errors: [{ path: [...path], detail: `cover can begin from ${first} to ${max}` }] })
}
