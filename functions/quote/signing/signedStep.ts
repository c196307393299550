import type { Write } from '#functions/_platform/storage/record.ts'
import type { QuoteRecord } from '#shared/contracts/quote/quoteRecord.ts'
import type { Signature } from '#shared/contracts/quote/signatures.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { DomainEvent } from '#shared/events/events.ts'
import { afterAction } from '../actions/quoteAction.ts'
import { applicationOf } from '../attesting/application.ts'
import { quotes, type StoredQuote } from '../store/quotes.ts'

/** A quote whose application is signed: it is confirmed by that as well, and frozen as it was signed. */
export const signedStep = (
  quote: StoredQuote,
  signature: Signature,
  now: Instant,
): { readonly signed: QuoteRecord; readonly write: Write; readonly events: readonly DomainEvent[] } => {
  const { name, email, at, address, application: digest, declarations } = signature
  const attestation = {
    name,
    email,
    at,
    address,
    digest,
    application: applicationOf(quote),
    ...(declarations && { declarations }),
  }
  const signed = afterAction(quote, 'sign', now, { signature, attestation })
  return {
    signed,
    write: quotes.update(quote, signed),
    events: [{ name: 'quote.signed', detail: { quoteId: quote.id, envelopeId: signature.envelopeId } }],
  }
}
