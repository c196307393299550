import type { Job } from '#functions/_platform/events/worker.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { binderExpiresOn } from '#shared/domain/policy/policyDates.ts'
import { endBinder } from '../binding/endBinder.ts'
import { lapsingGroup } from '../store/quoteGroups.ts'
import { quoteTimeZone } from '../views/quoteTimeZone.ts'
import { todayOf } from '../views/todayOf.ts'
import { forQuotesOfDays } from './endOfDays.ts'

/** Expires the binders that were not issued within their 30 days; one whose policy is being issued is left alone. */
export const expireBinders: Job = ({ now }) =>
  forQuotesOfDays(now, lapsingGroup, async (quote) => {
    const { status, boundAt, issueRequestedAt } = quote
    if (status !== 'BOUND' || boundAt === undefined || issueRequestedAt !== undefined) return
    if (todayOf(quote, now) <= binderExpiresOn(boundAt, quoteTimeZone(quote))) return
    const { writes } = await endBinder(quote, 'expireBinder', now)
    await commit(writes)
  })
