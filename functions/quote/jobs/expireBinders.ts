import type { Job } from '#functions/_platform/events/worker.ts'
import { beginJob } from '#functions/_platform/jobs/beginJob.ts'
import { binderExpiresOn } from '#shared/domain/policy/policyDates.ts'
import { endBinder } from '../binding/endBinder.ts'
import { lapsingGroup } from '../store/quoteGroups.ts'
import { quoteTimeZone } from '../views/quoteTimeZone.ts'
import { todayOf } from '../views/todayOf.ts'
import { jobOfDays } from './endOfDays.ts'

/** Expires the binders that were not issued within their 30 days; one whose policy is being issued is left alone. */
export const expiringBinders = jobOfDays({
  kind: 'expireBinders',
  groupOf: lapsingGroup,
  effect: 'expired',
  end: async (quote, now) => {
    const { status, boundAt, issueRequestedAt } = quote
    if (status !== 'BOUND' || boundAt === undefined || issueRequestedAt !== undefined) return undefined
    if (todayOf(quote, now) <= binderExpiresOn(boundAt, quoteTimeZone(quote))) return undefined
    const { writes, events } = await endBinder(quote, 'expireBinder', now)
    return { writes, events }
  },
})

/** Every hour. */
export const expireBinders: Job = ({ now }) => beginJob(expiringBinders, { asOf: now }, now)
