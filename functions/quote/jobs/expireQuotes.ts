import type { Job } from '#functions/_platform/events/worker.ts'
import { beginJob } from '#functions/_platform/jobs/beginJob.ts'
import { isExpired } from '#shared/domain/quoting/quoteDates.ts'
import { canQuote } from '#shared/records/quote/quoteLife.ts'
import { quoteAction } from '../actions/quoteAction.ts'
import { expiringGroup } from '../store/quoteGroups.ts'
import { todayOf } from '../views/todayOf.ts'
import { jobOfDays } from './endOfDays.ts'

/** Expires the quotes whose last day is over where the insured is. */
export const expiringQuotes = jobOfDays({
  kind: 'expireQuotes',
  groupOf: expiringGroup,
  effect: 'expired',
  end: async (quote, now) =>
    canQuote(quote.status, 'expire') && isExpired(quote, todayOf(quote, now))
      ? { writes: [quoteAction(quote, 'expire', now, { patch: undefined })] }
      : undefined,
})

/** Every hour. */
export const expireQuotes: Job = ({ now }) => beginJob(expiringQuotes, { asOf: now }, now)
