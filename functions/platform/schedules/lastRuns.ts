import { beganByNow, type ScheduleRun, scheduleRunId, scheduleRuns } from '#functions/_platform/events/scheduleRuns.ts'
import type { Stored } from '#functions/_platform/storage/record.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { scheduleStanding } from '#shared/domain/calendar/scheduleStanding.ts'
import { measuredBy } from './scheduled.ts'

/** The last run of each schedule that has run, by the schedule's id. */
export const lastRuns = async (): Promise<ReadonlyMap<string, Stored<ScheduleRun>>> => {
  const runs = await scheduleRuns.byIds(measuredBy.map(({ service, name }) => scheduleRunId({ service, job: name })))
  return new Map(runs.map((run) => [`${run.service}.${run.job}`, run]))
}

/** Where a schedule stands now by its last run. */
export const standingNow = (
  expression: string,
  last: Pick<ScheduleRun, 'ahead' | 'began' | 'outcome'> | undefined,
  now: Instant,
) => scheduleStanding(expression, last && { outcome: last.outcome, began: beganByNow(last) }, now)
