import type { Task } from '#functions/_platform/events/worker.ts'
import { startJob } from '#functions/_platform/jobs/startJob.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { followPartners } from '../jobs/followPartners.ts'

/** The worker's task `shareBook`: begins the jobs by which every record knows who has a share in it, as of today. */
export const shareBook: Task = async (_, { now }) => {
  const { jobId, write, events } = await startJob(followPartners, { scope: 'all' }, { by: 'Operations', now })
  const told = { name: 'partners.changed', detail: { scope: 'all' } } as const
  await commit([write], { events: [...events, told] })
  return { jobId }
}
