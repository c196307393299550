import { ulid } from 'ulid'
import type { QuotePatch, QuoteRecord } from '#shared/contracts/quote/quoteRecord.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { DomainEvent } from '#shared/events/events.ts'
import type { QuoteChanges } from '../actions/quoteAction.ts'

/** What a quote is to be priced with and for. */
export type PatchRequest = Pick<QuotePatch, 'action' | 'answerChanges' | 'selection'>

/**
 * Asks for a quote to be priced in the background: the changes to commit and the event that starts the work. The quote
 * keeps its status until the work is done.
 */
export const requestPatch = (
  quote: Pick<QuoteRecord, 'id'>,
  request: PatchRequest,
  requestedBy: string,
  now: Instant,
): { readonly changes: QuoteChanges; readonly event: DomainEvent } => {
  const patch: QuotePatch = { ...request, id: `pat_${ulid()}`, requestedAt: now, requestedBy }
  return {
    changes: { patch, rejection: undefined },
    event: { name: 'quote.patchRequested', detail: { quoteId: quote.id, patchId: patch.id } },
  }
}

/** A patch that did not end in this time never will: its execution has failed. */
const patchMinutes = 10

/** Whether the quote is being priced, so that nothing else may happen to it until that is done. */
export const isBeingPriced = ({ patch }: Pick<QuoteRecord, 'patch'>, now: Instant): boolean =>
  patch !== undefined && Date.parse(now) - Date.parse(patch.requestedAt) < patchMinutes * 60_000
