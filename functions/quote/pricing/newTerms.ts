import { commit } from '#functions/_platform/storage/commit.ts'
import type { QuoteRecord } from '#shared/contracts/quote/quoteRecord.ts'
import type { DomainEvent } from '#shared/events/events.ts'
import { afterAction } from '../actions/quoteAction.ts'
import { requestProposal } from '../documents/requestProposal.ts'
import { quotes, type StoredQuote } from '../store/quotes.ts'
import type { PriceRequest } from './price.ts'
import { reprice } from './reprice.ts'

/**
 * Writes an underwriter's terms with their price; the quote keeps its status. The proposal of a ready quote is made anew,
 * so that nobody is handed a price that no longer holds.
 */
export const writeTerms = async (
  quote: StoredQuote,
  terms: Partial<PriceRequest>,
  now: string,
): Promise<QuoteRecord> => {
  const { changes } = await reprice(quote, terms, now)
  const proposal = quote.status === 'READY' ? requestProposal(quote, now) : undefined
  const after = afterAction(quote, 'underwrite', now, { ...changes, ...proposal?.changes })
  const events: DomainEvent[] = proposal === undefined ? [] : [proposal.event]
  await commit([quotes.update(quote, after)], { events })
  return after
}
