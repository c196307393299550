import type { Write } from '#functions/_platform/storage/record.ts'
import type { Signature, SignedStatement } from '#shared/contracts/quote/signatures.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { EnvelopeId, QuoteId } from '#shared/domain/ids/ids.ts'
import { ownSigner } from './ownSigner.ts'

/** What is put before the insured to be signed. */
export interface ToSign {
  readonly quoteId: QuoteId
  readonly statement: SignedStatement
  readonly digest: string
  readonly application: string
  readonly now: Instant
}

/** An envelope as the signing party knows it. */
export interface Envelope {
  readonly id: EnvelopeId
  readonly quoteId: QuoteId
  readonly digest: string
  readonly signature?: Signature | undefined
}

/** A party with whom applications are signed: it holds what is signed, and says whether, by whom and when it was. */
export interface ESigner {
  /** Puts a statement into an envelope; the writes are committed with what it is opened for. */
  readonly open: (toSign: ToSign) => { readonly id: EnvelopeId; readonly writes: readonly Write[] }
  readonly byId: (id: EnvelopeId) => Promise<Envelope | undefined>
  readonly byReference: (reference: string) => Promise<Envelope | undefined>
}

/** Whom the platform signs with: the name typed on its own page (decision: signed-application). */
export const eSigner: ESigner = ownSigner
