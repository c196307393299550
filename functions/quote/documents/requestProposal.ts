import { ulid } from 'ulid'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { DomainEvent } from '#shared/events/events.ts'
import type { QuoteChanges } from '../actions/quoteAction.ts'
import type { StoredQuote } from '../store/quotes.ts'

/** Asks for the proposal of a quote as it stands: the changes to commit and the event that has it made. */
export const requestProposal = (
  quote: Pick<StoredQuote, 'id'>,
  now: Instant,
): { readonly docId: string; readonly changes: QuoteChanges; readonly event: DomainEvent } => {
  const docId = `doc_${ulid()}`
  return {
    docId,
    changes: { proposal: { docId, created: now } },
    event: { name: 'quote.proposalRequested', detail: { quoteId: quote.id, documentId: docId } },
  }
}
