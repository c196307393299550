import type { Instant } from '#shared/domain/calendar/instant.ts'
import { shortened } from '#shared/domain/text/characters.ts'
import { clockAhead } from '../clock/clock.ts'
import { defineRecord, type Stored } from '../storage/record.ts'

/** What a run of a schedule came upon: how many it met, what failed of them, and the job that carries it on. */
export interface Met {
  readonly met?: number
  readonly failures?: readonly string[]
  readonly jobId?: string
}

/** The last run of a schedule, and what came of it. */
export interface ScheduleRun {
  readonly id: string
  readonly service: string
  readonly job: string
  readonly began: Instant
  /** So many seconds ahead of the world's was the clock that it ran by, in a sandbox. */
  readonly ahead?: number
  readonly ended: Instant
  readonly milliseconds: number
  readonly outcome: 'DONE' | 'FAILED'
  readonly met: number
  /** The first of what failed, in sentences. */
  readonly failures: readonly string[]
  /** Where its work goes on. */
  readonly jobId?: string
  /** Since when nobody was told that it fails or is late. */
  readonly toldAt?: Instant
}

/** One record for each schedule: its last run. */
export const scheduleRuns = defineRecord<ScheduleRun>({
  kind: 'scheduleRun',
  version: 2,
  // Before a sandbox's clock was noted, it was as far ahead as ever.
  from: { 1: (old: ScheduleRun) => old },
  notFound: 'schedule.notFound',
})

/** When a run began, by the clock as it stands now: by what a sandbox's was moved since, nothing became late. */
export const beganByNow = ({ began, ahead = 0 }: Pick<ScheduleRun, 'ahead' | 'began'>): Instant =>
  new Date(Date.parse(began) + (clockAhead() - ahead) * 1000).toISOString()

export const scheduleRunId = ({ service, job }: { readonly service: string; readonly job: string }): string =>
  `srn_${service}_${job}`

/** The first of what failed; a person reads no more. */
const mostFailures = 20

/** A run that found nothing to do is noted again after so long. */
const quietMilliseconds = 10 * 60_000

/** Whether a run says no more than the last one did, a moment ago: of what runs every minute not each run is written. */
const isQuiet = (last: Stored<ScheduleRun> | undefined, run: ScheduleRun): boolean =>
  last !== undefined &&
  [last, run].every(({ outcome, met, jobId }) => outcome === 'DONE' && met === 0 && jobId === undefined) &&
  Date.parse(run.began) - Date.parse(last.began) < quietMilliseconds

/** The run to be kept; undefined where it says nothing new. */
export const runToKeep = (last: Stored<ScheduleRun> | undefined, run: ScheduleRun): ScheduleRun | undefined =>
  isQuiet(last, run)
    ? undefined
    : { ...run, failures: run.failures.slice(0, mostFailures).map((each) => shortened(each, 300)) }
