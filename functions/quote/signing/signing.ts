import type { Actor } from '#functions/_platform/auth/actor.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import type { QuoteRecord } from '#shared/contracts/quote/quoteRecord.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { EnvelopeId } from '#shared/domain/ids/ids.ts'
import type { DomainEvent } from '#shared/events/events.ts'
import { mustAllow } from '../actions/guards.ts'
import { applicationOf, digestOf } from '../attesting/application.ts'
import { declaredNow } from '../attesting/declarations.ts'
import { envelopes, type StoredEnvelope } from '../store/envelopes.ts'
import type { StoredQuote } from '../store/quotes.ts'
import { mustBeAsAnswered } from './mustBeAsAnswered.ts'
import { mustAnswerForInsured } from './mustBeOfInsured.ts'
import { newEnvelope } from './ownSigner.ts'
import { signedStep } from './signedStep.ts'
import { applicationStatusOf, missingAnswers, statementDigest, statementOf } from './statementOf.ts'

/** Who signs which statement for the insured: by what name, from which network address, and when. */
interface Signing {
  readonly actor: Actor
  readonly name: string
  /** Of the statement that was read. */
  readonly digest: string
  readonly address: string
  readonly now: Instant
}

/** What a signature makes of a quote; nothing is written where it was signed before. */
interface Signed {
  readonly signed: QuoteRecord
  readonly writes: readonly Write[]
  readonly events: readonly DomainEvent[]
  readonly envelope: { readonly envelopeId: EnvelopeId; readonly reference: string }
}

/** The envelope that was sent, while it still holds what would be signed now and nobody has signed it. */
const waiting = async (quote: StoredQuote, digest: string): Promise<StoredEnvelope | undefined> => {
  const sent = quote.signRequest && (await envelopes.byId(quote.signRequest.envelopeId))
  return sent?.digest === digest && sent.signature === undefined ? sent : undefined
}

/** The signature of an application as it was read, refused where the quote cannot be signed now or says something else. */
export const signing = async (
  quote: StoredQuote,
  { actor, name, digest: read, address, now }: Signing,
): Promise<Signed> => {
  await mustAnswerForInsured(actor, quote)
  const { signature: before } = quote
  if (before !== undefined && before.digest === read && applicationStatusOf(quote) === 'SIGNED') {
    const { reference } = await envelopes.require(before.envelopeId)
    return { signed: quote, writes: [], events: [], envelope: { envelopeId: before.envelopeId, reference } }
  }
  mustAllow(quote, 'sign', { actor, now })
  await mustBeAsAnswered(quote, now)
  const missing = missingAnswers(quote)
  if (missing.length > 0) fail('quote.applicationIncomplete', { data: { open: missing.join('; ') } })
  const statement = statementOf(quote)
  const digest = statementDigest(statement)
  if (digest !== read) fail('quote.applicationChanged')
  const application = digestOf(applicationOf(quote))
  const sent = await waiting(quote, digest)
  const { id: envelopeId, reference } = sent ?? newEnvelope()
  const { intent } = statement
  const signature = {
    envelopeId,
    name,
    email: actor.email,
    intent,
    at: now,
    address,
    digest,
    application,
    declarations: declaredNow(quote),
  }
  const kept = { id: envelopeId, reference, quoteId: quote.id, statement, digest, application, openedAt: now }
  const envelope =
    sent === undefined
      ? envelopes.create({ ...kept, signature })
      : envelopes.update(sent, { ...kept, openedAt: sent.openedAt, signature })
  const { signed, write, events } = signedStep(quote, signature, now)
  return { signed, writes: [write, envelope], events, envelope: { envelopeId, reference } }
}
