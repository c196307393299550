import { setTimeout as sleep } from 'node:timers/promises'
import { ulid } from 'ulid'
import { worldNow } from '#functions/_platform/clock/clock.ts'
import { publish } from '#functions/_platform/events/bus.ts'
import { scheduleRunId, scheduleRuns } from '#functions/_platform/events/scheduleRuns.ts'
import { jobs } from '#functions/_platform/jobs/jobs.ts'
import { believed } from '#functions/_platform/sandbox/followSandbox.ts'
import { dueBetween, nextStand } from '#shared/domain/integration/sandbox.ts'
import { isOpenJob } from '#shared/records/job/jobLife.ts'
import { clockAhead, rested } from '../sandboxOf.ts'
import type { Means, Piece } from './piece.ts'

/** So long it is waited for what a day has to do. */
const patience = 25_000
/** So often it is asked whether that is done. */
const interval = 400
/** And so long for the jobs that carry it on: one that hangs does not hold the days up for good. */
const longest = 10 * 60_000
/** What came of it goes its way, to other services and into documents, before the next day. */
const settling = 1500

/** Waits until these have run since; answers whether there was anything to do. */
const haveRun = async (jobs: readonly { service: string; name: string }[], since: string): Promise<boolean> => {
  const ids = jobs.map(({ service, name }) => scheduleRunId({ service, job: name }))
  for (const deadline = worldNow() + patience; ; await sleep(interval)) {
    const runs = (await scheduleRuns.byIds(ids)).filter(({ began }) => began >= since)
    if (runs.length === ids.length || worldNow() > deadline)
      return runs.length < ids.length || runs.some(({ met, jobId }) => met > 0 || jobId !== undefined)
  }
}

/** Since when a day's work is under way, where it is. */
const underWay = (cursor: string): string | undefined => /^since (.+)$/.exec(cursor)?.[1]

/** Waits until the jobs have ended that carry on what has run since; answers whether they have. */
const haveEnded = async (schedules: Means['schedules'], since: string): Promise<boolean> => {
  const ids = schedules.map(({ service, name }) => scheduleRunId({ service, job: name }))
  for (const deadline = worldNow() + patience / 2; ; await sleep(interval)) {
    const begun = (await scheduleRuns.byIds(ids)).flatMap(({ began, jobId }) =>
      began >= since && jobId !== undefined ? [jobId] : [],
    )
    if (!(await jobs.byIds(begun)).some(({ status }) => isOpenJob(status))) return true
    if (worldNow() > deadline) return false
  }
}

/**
 * Moves the clock a day on, or does what came due in the day that has passed: everything that runs by the clock once. A clock
 * is told before anybody acts by it. The next day begins once the jobs of this one have ended, since a notice stands on a
 * reminder and a cancellation on a notice.
 */
export const passDays: Piece = async (sandbox, { schedules }) => {
  const { ahead, until = 0, cursor, done = 0 } = sandbox
  const at = worldNow() + ahead
  if (cursor === undefined) {
    if (at >= until) return rested(sandbox)
    return { ...sandbox, ahead: ahead + nextStand({ at, until }) - at, cursor: String(at) }
  }
  const begun = underWay(cursor)
  if (begun !== undefined) {
    if (!(await haveEnded(schedules, begun)) && at - Date.parse(begun) < longest) return sandbox
    await sleep(settling)
    const { cursor: _, ...next } = sandbox
    return { ...next, done: done + 1 }
  }
  await sleep(believed)
  const since = clockAhead(ahead)
  const due = dueBetween(schedules, { from: Number(cursor), to: Date.parse(since) })
  await publish(
    due.map(({ service, name: job }) => ({
      id: `evt_${ulid()}`,
      name: 'schedule.due' as const,
      detail: { service, job },
      at: since,
    })),
  )
  if (await haveRun(due, since)) return { ...sandbox, cursor: `since ${since}` }
  const { cursor: _, ...next } = sandbox
  return { ...next, done: done + 1 }
}
