import type { Job } from '#functions/_platform/events/worker.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { binderExpiresOn } from '#shared/domain/policy/policyDates.ts'
import { todayOf } from '../actions/guards.ts'
import { endBinder } from '../binding/endBinder.ts'
import { lapsingGroup } from '../store/quoteGroups.ts'
import { forQuotesOfDays } from './endOfDays.ts'

/** Expires the binders that were not issued within their 30 days; one whose policy is being issued is left alone. */
export const expireBinders: Job = ({ now }) =>
  forQuotesOfDays(now, lapsingGroup, async (quote) => {
    const { status, boundAt, issueRequestedAt } = quote
    if (status !== 'BOUND' || boundAt === undefined || issueRequestedAt !== undefined) return
    if (todayOf(quote, now) <= binderExpiresOn(boundAt.slice(0, 10))) return
    const { writes } = await endBinder(quote, 'expire', now)
    await commit(writes)
  })
