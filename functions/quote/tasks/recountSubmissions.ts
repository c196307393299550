import type { Task } from '#functions/_platform/events/worker.ts'
import { startJob } from '#functions/_platform/jobs/startJob.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { countSubmissions } from '../jobs/countSubmissions.ts'

/** The worker's task `recountSubmissions`: begins the job that tells accounts of quotes from before they were counted. */
export const recountSubmissions: Task = async (_, { now }) => {
  const { jobId, write, events } = await startJob(countSubmissions, {}, { by: 'Operations', now })
  await commit([write], { events })
  return { jobId }
}
