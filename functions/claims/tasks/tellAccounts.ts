import type { Task } from '#functions/_platform/events/worker.ts'
import { startJob } from '#functions/_platform/jobs/startJob.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { knowClaims } from '../jobs/knowClaims.ts'

/** The worker's task `tellAccounts`: begins the job that tells accounts of claims from before they knew of them. */
export const tellAccounts: Task = async (_, { now }) => {
  const { jobId, write, events } = await startJob(knowClaims, {}, { by: 'Operations', now })
  await commit([write], { events })
  return { jobId }
}
