import type { Job } from '#functions/_platform/events/worker.ts'
import { startJob } from '#functions/_platform/jobs/startJob.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { prepareRenewals } from '../renewals/prepareRenewals.ts'

/**
 * Once a day what is due for renewals is done, for every policy that comes to its end. At the hour it is scheduled for, it is the
 * same day everywhere that the platform insures.
 */
export const followRenewals: Job = async ({ now }) => {
  const { write, events } = await startJob(prepareRenewals, { day: dateAt(now, 'UTC') }, { by: 'Operations', now })
  await commit([write], { events })
}
