import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import { submissionById, submissionFollows } from '#functions/submission/public.ts'
import { quotes } from '../store/quotes.ts'
import { quotesOfSubmission } from '../store/quotesOfSubmission.ts'

/** A submission knows what its quotes have come to. Handling an event twice finds it in line. */
export const followSubmission: Subscriber<'quote.bound' | 'quote.declined' | 'quote.ready' | 'quote.referred'> = ({
  detail,
  now,
}) =>
  retryStale(async () => {
    const quote = await quotes.byId(detail.quoteId)
    const submission = quote?.submissionId === undefined ? undefined : await submissionById(quote.submissionId)
    if (submission === undefined) return
    await commit(submissionFollows(submission, await quotesOfSubmission(submission), now))
  })
