import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { Met } from '../events/scheduleRuns.ts'
import { commit } from '../storage/commit.ts'
import type { AnyJobKind } from './defineJob.ts'
import { startJob } from './startJob.ts'

/** Begins the job by which a schedule does its work, once for each key; what it meets is read with the job. */
export const beginJob = async (of: AnyJobKind, input: unknown, now: Instant): Promise<Met> => {
  const { jobId, write, events } = await startJob(of, input, { by: 'Operations', now })
  await commit([write], { events })
  return { jobId }
}
