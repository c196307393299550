import type { Actor } from '#functions/_platform/auth/actor.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import type { QuoteRecord } from '#shared/contracts/quote/quoteRecord.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { DomainEvent } from '#shared/events/events.ts'
import { requestPatch } from '../pricing/patch.ts'
import { quotes } from '../store/quotes.ts'

/** A new draft that is requested in the step that makes it: its write, and the event that has it priced. */
export const requested = (
  draft: QuoteRecord,
  actor: Actor,
  now: Instant,
): { readonly quote: QuoteRecord; readonly write: Write; readonly event: DomainEvent } => {
  const { changes, event } = requestPatch(draft, { action: 'request' }, actor.userId, now)
  const quote = { ...draft, ...changes }
  return { quote, write: quotes.create(quote), event }
}
