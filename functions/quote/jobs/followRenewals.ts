import type { Job } from '#functions/_platform/events/worker.ts'
import { beginJob } from '#functions/_platform/jobs/beginJob.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { prepareRenewals } from '../renewals/prepareRenewals.ts'

/**
 * Once a day what is due for renewals is done, for every policy that comes to its end. At the hour it is scheduled for, it is the
 * same day everywhere that the platform insures.
 */
export const followRenewals: Job = ({ now }) => beginJob(prepareRenewals, { day: dateAt(now, 'UTC') }, now)
