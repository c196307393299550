import type { Job } from '#functions/_platform/events/worker.ts'
import { jobs } from '#functions/_platform/jobs/jobs.ts'
import { dueEvent } from '#functions/_platform/jobs/startJob.ts'
import { commit } from '#functions/_platform/storage/commit.ts'

/** A job that nobody has written for so long is not being worked on. */
const idleMilliseconds = 10 * 60_000

/** Sends the messages of open jobs again that were lost with their workers; one too many does nothing. */
export const resumeJobs: Job = async ({ now }) => {
  const open = await jobs.every({ scopes: ['all'], group: ['QUEUED', 'RUNNING'] })
  let met = 0
  for (const { id, updated } of open) {
    const job = Date.parse(now) - Date.parse(updated) < idleMilliseconds ? undefined : await jobs.byId(id)
    if (job === undefined) continue
    await commit([], { events: [dueEvent(job)] })
    met += 1
  }
  return { met }
}
