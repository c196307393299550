import { namingOf } from '#functions/_platform/storage/naming.ts'
import { defineRecord, type Stored } from '#functions/_platform/storage/record.ts'
import type { Signature, SignedStatement } from '#shared/contracts/quote/signatures.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { EnvelopeId, QuoteId } from '#shared/domain/ids/ids.ts'

/** What our own signer keeps of an application that is to be signed: the very words, and who put their name to them. */
export interface EnvelopeRecord {
  readonly id: EnvelopeId
  /** By which whoever has no session asks whether it was signed; nobody can guess it. */
  readonly reference: string
  readonly quoteId: QuoteId
  readonly statement: SignedStatement
  /** The SHA-256 of the statement. */
  readonly digest: string
  /** The SHA-256 of the application within it. */
  readonly application: string
  readonly openedAt: Instant
  readonly signature?: Signature | undefined
}

export type StoredEnvelope = Stored<EnvelopeRecord>

/** Envelopes stand in no list: the quote names its own, and the reference is known to who signed. */
export const envelopes = defineRecord({
  kind: 'envelope',
  notFound: 'quote.notFound',
  version: 2,
  // From the second on it is found by whom it names.
  from: { 1: (envelope: EnvelopeRecord) => envelope },
  names: [
    namingOf<EnvelopeRecord>().within('signature', 'SIGNED', { email: 'email', name: 'name' }, { isProof: true }),
  ],
  unique: { reference: (envelope: EnvelopeRecord) => envelope.reference },
})
