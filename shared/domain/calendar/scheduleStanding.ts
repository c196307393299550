import type { Instant } from './instant.ts'
import { nextRun } from './scheduleExpression.ts'

/** Where a schedule stands by its last run: `LATE` that the run after it did not come. */
export const scheduleStandings = ['FAILED', 'LATE', 'NEVER', 'WELL'] as const
type ScheduleStanding = (typeof scheduleStandings)[number]

/** A run counts as late so many milliseconds after it should have begun: the clock and the worker take their time. */
const grace = 20 * 60_000

interface LastRun {
  readonly began: Instant
  readonly outcome: 'DONE' | 'FAILED'
}

export const scheduleStanding = (expression: string, last: LastRun | undefined, now: Instant): ScheduleStanding => {
  if (last === undefined) return 'NEVER'
  if (last.outcome === 'FAILED') return 'FAILED'
  return nextRun(expression, Date.parse(last.began)) + grace < Date.parse(now) ? 'LATE' : 'WELL'
}
