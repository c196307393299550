import type { Actor } from '#functions/_platform/auth/actor.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import type { QuoteRecord } from '#shared/contracts/quote/quoteRecord.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { DomainEvent } from '#shared/events/events.ts'
import { mustBeWithinAuthority } from '../actions/guards.ts'
import { afterAction } from '../actions/quoteAction.ts'
import { requestProposal } from '../documents/requestProposal.ts'
import { noteWrite } from '../notes/noteWrite.ts'
import { quotes, type StoredQuote } from '../store/quotes.ts'
import type { PriceRequest } from './price.ts'
import { reprice } from './reprice.ts'

/**
 * Writes an underwriter's terms with their price; the quote keeps its status. The proposal of a ready quote is made anew,
 * so that nobody is handed a price that no longer holds, and whoever sets its terms must be allowed to release them. `actor`
 * is nobody where the platform itself prices anew.
 */
export const writeTerms = async (
  quote: StoredQuote,
  terms: Partial<PriceRequest>,
  {
    actor,
    now,
    note,
  }: { readonly actor?: Actor | undefined; readonly now: Instant; readonly note?: string | undefined },
): Promise<QuoteRecord> => {
  const { changes } = await reprice(quote, terms, now)
  const proposal = quote.status === 'READY' ? requestProposal(quote, now) : undefined
  const written = actor === undefined || !note ? [] : [noteWrite(quote.id, 'REFERRAL', note, actor, now).write]
  const notes = quote.notes + written.length
  const after = afterAction(quote, 'underwrite', now, { ...changes, ...proposal?.changes, notes })
  if (actor !== undefined && quote.status === 'READY') mustBeWithinAuthority(after, { actor })
  const events: DomainEvent[] = proposal === undefined ? [] : [proposal.event]
  await commit([quotes.update(quote, after), ...written], { events })
  return after
}
