import type { Job } from '#functions/_platform/events/worker.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { isExpired } from '#shared/domain/quoting/quoteDates.ts'
import { canQuote } from '#shared/records/quote/quoteLife.ts'
import { quoteAction } from '../actions/quoteAction.ts'
import { expiringGroup } from '../store/quoteGroups.ts'
import { todayOf } from '../views/todayOf.ts'
import { forQuotesOfDays } from './endOfDays.ts'

/** Expires the quotes whose last day is over where the insured is. */
export const expireQuotes: Job = ({ now }) =>
  forQuotesOfDays(now, expiringGroup, async (quote) => {
    if (canQuote(quote.status, 'expire') && isExpired(quote, todayOf(quote, now)))
      await commit([quoteAction(quote, 'expire', now, { patch: undefined })])
  })
