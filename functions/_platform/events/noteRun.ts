import type { Instant } from '#shared/domain/calendar/instant.ts'
import { clockAhead } from '../clock/clock.ts'
import { log } from '../log/log.ts'
import { commit } from '../storage/commit.ts'
import { retryStale } from '../storage/retryStale.ts'
import { type Met, runToKeep, type ScheduleRun, scheduleRunId, scheduleRuns } from './scheduleRuns.ts'

interface Ran extends Met {
  readonly service: string
  readonly job: string
  readonly began: Instant
  readonly ended: Instant
  readonly outcome: ScheduleRun['outcome']
}

/** Keeps what came of a schedule's run; that it cannot be kept stops nothing. */
export const noteRun = async ({ met = 0, failures = [], jobId, ...ran }: Ran): Promise<void> => {
  const id = scheduleRunId(ran)
  try {
    const milliseconds = Date.parse(ran.ended) - Date.parse(ran.began)
    const ahead = clockAhead()
    const run = {
      id,
      ...ran,
      ...(ahead !== 0 && { ahead }),
      milliseconds,
      met,
      failures,
      ...(jobId !== undefined && { jobId }),
    }
    await retryStale(async () => {
      const last = await scheduleRuns.byId(id)
      const kept = runToKeep(last, run)
      if (kept === undefined) return
      // What was told of a failure counts until a run is well again.
      const toldAt = kept.outcome === 'FAILED' ? last?.toldAt : undefined
      const next = { ...kept, ...(toldAt !== undefined && { toldAt }) }
      await commit([last === undefined ? scheduleRuns.create(next) : scheduleRuns.update(last, next)], { aside: true })
    })
  } catch (error) {
    log.warn('the run of a schedule was not noted', { schedule: `${ran.service}.${ran.job}`, error })
  }
}
