import type { Task } from '#functions/_platform/events/worker.ts'
import { startJob } from '#functions/_platform/jobs/startJob.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { knowCompanies } from '../jobs/knowCompanies.ts'

/** The worker's task `meetCompanies`: begins the job by which companies of accounts from before are known. */
export const meetCompanies: Task = async (_, { now }) => {
  const { jobId, write, events } = await startJob(knowCompanies, {}, { by: 'Operations', now })
  await commit([write], { events })
  return { jobId }
}
