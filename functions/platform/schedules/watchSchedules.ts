import { scheduleRuns } from '#functions/_platform/events/scheduleRuns.ts'
import type { Job } from '#functions/_platform/events/worker.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { lastRuns, standingNow } from './lastRuns.ts'
import { measuredBy } from './scheduled.ts'

/** Whoever operates the region is told of schedules that failed or are late, once until they are well again. */
export const watchSchedules: Job = async ({ now }) => {
  const runs = await lastRuns()
  const missed = measuredBy.flatMap(({ id, expression }) => {
    const run = runs.get(id)
    const standing = standingNow(expression, run, now)
    const isWrong = standing === 'FAILED' || standing === 'LATE'
    return run !== undefined && isWrong && run.toldAt === undefined ? [{ id, run, standing }] : []
  })
  if (missed.length === 0) return { met: 0 }
  await commit(
    missed.map(({ run }) => scheduleRuns.update(run, { ...run, toldAt: now })),
    {
      events: [
        { name: 'schedule.missed', detail: { schedules: missed.map(({ id, standing }) => `${id} ${standing}`) } },
      ],
    },
  )
  return { met: missed.length }
}
