import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { canQuote } from '#shared/records/quote/quoteLife.ts'
import { quoteAction } from '../actions/quoteAction.ts'
import { quotes } from '../store/quotes.ts'

/** A quote whose policy was issued is issued. */
export const issueQuoteOfPolicy: Subscriber<'policy.issued'> = async ({ detail, now, once }) => {
  const quote = detail.quoteId === undefined ? undefined : await quotes.byId(detail.quoteId)
  if (quote !== undefined && canQuote(quote.status, 'issue')) await commit([quoteAction(quote, 'issue', now)], { once })
}
