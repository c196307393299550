import { type JobRecord, jobSummaryOf } from '#functions/_platform/jobs/jobs.ts'
import type { Job } from '#shared/records/job/job.ts'

/** A job as it is shown. */
export const jobOf = (job: JobRecord): Job => ({
  ...jobSummaryOf(job),
  failures: job.failures,
  notes: [...job.notes],
})
