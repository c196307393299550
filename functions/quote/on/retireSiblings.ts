import { config } from '#functions/_platform/config/config.ts'
import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import { canQuote } from '#shared/records/quote/quoteLife.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { quoteAction } from '../actions/quoteAction.ts'
import { deleted } from '../quotes/deleteQuote.ts'
import { unboundQuotesOfAccount } from '../store/openQuotes.ts'
import { quotes, type StoredQuote } from '../store/quotes.ts'

/** Whether a quote is for the cover that another one has become: the same product, some of the same days. */
const isSibling = (quote: StoredQuote, bound: StoredQuote): boolean =>
  quote.id !== bound.id &&
  quote.product === bound.product &&
  quote.effectiveDate < bound.endDate &&
  bound.effectiveDate < quote.endDate

/**
 * A bound quote retires the others for the same cover: open ones are lost to it, and can be reopened should it come to
 * nothing; drafts go, and leave the cart.
 */
export const retireSiblings: Subscriber<'quote.bound'> = async ({ detail, now }) => {
  const bound = await quotes.byId(detail.quoteId)
  if (bound === undefined || (bound.status !== 'BOUND' && bound.status !== 'ISSUED')) return
  const statusNote = {
    reasonSummary: 'Another quote was bound',
    reason: `${bound.quoteNumber} was bound for the same period.`,
    by: regionOf(config.region).provider.name,
    at: now,
  }
  for (const { id } of await unboundQuotesOfAccount(bound.accountId))
    await retryStale(async () => {
      const quote = await quotes.byId(id)
      if (quote === undefined || !isSibling(quote, bound)) return
      if (quote.status === 'DRAFT') await commit(await deleted(quote, now, { statusNote }))
      else if (canQuote(quote.status, 'retire'))
        await commit([quoteAction(quote, 'retire', now, { statusNote, patch: undefined })])
    })
}
