import { z } from 'zod'
import type { Task } from '#functions/_platform/events/worker.ts'
import { jobs } from '#functions/_platform/jobs/jobs.ts'
import { startJob } from '#functions/_platform/jobs/startJob.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import type { Job } from '#shared/records/job/job.ts'
import { jobOf } from './jobOf.ts'
import { verifyRecords } from './verifyRecords.ts'

const Asked = z.union([
  z.strictObject({ jobId: z.string() }),
  z.strictObject({ kind: z.string().optional(), repair: z.boolean().default(false) }),
])

/**
 * The worker's task `verifyJob`: begins a job that holds rows against states, `{ "kind": "quote", "repair": true }`, or
 * says where one stands, `{ "jobId": "job_…" }`.
 */
export const verifyJob: Task = async (input: unknown, { now }): Promise<Job> => {
  const asked = Asked.parse(input)
  if ('jobId' in asked) return jobOf(await jobs.require(asked.jobId))
  const { mustBeKind } = await import('../verify/verify.ts')
  mustBeKind(asked.kind)
  const { jobId, write, events } = await startJob(verifyRecords, asked, { by: 'Operations', now })
  await commit([write], { events })
  return jobOf(await jobs.require(jobId))
}
