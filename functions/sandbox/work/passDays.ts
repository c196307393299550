import { setTimeout as sleep } from 'node:timers/promises'
import { ulid } from 'ulid'
import { worldNow } from '#functions/_platform/clock/clock.ts'
import { publish } from '#functions/_platform/events/bus.ts'
import { scheduleRunId, scheduleRuns } from '#functions/_platform/events/scheduleRuns.ts'
import { believed } from '#functions/_platform/sandbox/followSandbox.ts'
import { dueBetween, nextStand } from '#shared/domain/integration/sandbox.ts'
import { clockAhead, rested } from '../sandboxOf.ts'
import type { Piece } from './piece.ts'

/** So long it is waited for what a day has to do. */
const patience = 25_000
/** So often it is asked whether that is done. */
const interval = 400
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

/**
 * Moves the clock a day on, or does what came due in the day that has passed: everything that runs by the clock once. A clock
 * is told before anybody acts by it.
 */
export const passDays: Piece = async (sandbox, { schedules }) => {
  const { ahead, until = 0, cursor, done = 0 } = sandbox
  const at = worldNow() + ahead
  if (cursor === undefined) {
    if (at >= until) return rested(sandbox)
    return { ...sandbox, ahead: ahead + nextStand({ at, until }) - at, cursor: String(at) }
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
  if (await haveRun(due, since)) await sleep(settling)
  const { cursor: _, ...next } = sandbox
  return { ...next, done: done + 1 }
}
