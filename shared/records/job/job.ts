import { z } from 'zod'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { JobId } from '#shared/domain/ids/ids.ts'
import { jobStatuses } from './jobStatus.ts'

/** A job as a list shows it. */
export const JobSummary = z.object({
  id: JobId,
  kind: z.string().describe('Which work it is.'),
  key: z.string().describe('What it is done to.'),
  status: z.enum(jobStatuses),
  done: z.int().describe('How many records were looked at.'),
  counts: z.record(z.string(), z.int()).describe('What came of it, by name: changed, deleted, differences.'),
  error: z.string().optional().describe('With what its last chunk failed.'),
  startedBy: z.string(),
  about: z
    .array(z.object({ id: z.string(), name: z.string() }))
    .optional()
    .describe('The records that it is about, as they were called when it began.'),
  created: Instant,
  updated: Instant,
  ended: Instant.optional(),
})
export type JobSummary = z.infer<typeof JobSummary>

/** A job with what a person should read of it. */
export const Job = JobSummary.extend({
  failures: z.int().describe('How often its last chunk has failed.'),
  notes: z.array(z.string()),
})
export type Job = z.infer<typeof Job>
