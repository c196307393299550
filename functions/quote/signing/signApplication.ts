import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/quote/signing.ts'
import { mustAllow } from '../actions/guards.ts'
import { applicationOf, digestOf } from '../attesting/application.ts'
import { declaredNow } from '../attesting/declarations.ts'
import { envelopes, type StoredEnvelope } from '../store/envelopes.ts'
import type { StoredQuote } from '../store/quotes.ts'
import { requireQuote } from '../store/reach.ts'
import { toStanding } from '../views/toQuote.ts'
import { mustBeAsAnswered } from './mustBeAsAnswered.ts'
import { mustAnswerForInsured } from './mustBeOfInsured.ts'
import { newEnvelope } from './ownSigner.ts'
import { signedStep } from './signedStep.ts'
import { applicationStatusOf, missingAnswers, statementDigest, statementOf } from './statementOf.ts'

/** The envelope that was sent, while it still holds what would be signed now and nobody has signed it. */
const waiting = async (quote: StoredQuote, digest: string): Promise<StoredEnvelope | undefined> => {
  const sent = quote.signRequest && (await envelopes.byId(quote.signRequest.envelopeId))
  return sent?.digest === digest && sent.signature === undefined ? sent : undefined
}

/** Signature and quote change in one step: nothing is signed that the quote does not know of. */
export const signApplication = implement(contract.signApplication)(
  async ({ params, body, actor, now, sourceIp: address, fail }) => {
    const quote = await requireQuote(params.quoteId, actor)
    await mustAnswerForInsured(actor, quote)
    const { signature: before } = quote
    if (before !== undefined && before.digest === body.digest && applicationStatusOf(quote) === 'SIGNED') {
      const { reference } = await envelopes.require(before.envelopeId)
      return { ...toStanding(quote, actor), envelopeId: before.envelopeId, reference }
    }
    mustAllow(quote, 'sign', { actor, now })
    await mustBeAsAnswered(quote, now)
    const missing = missingAnswers(quote)
    if (missing.length > 0) fail('quote.applicationIncomplete', { data: { open: missing.join('; ') } })
    const statement = statementOf(quote)
    const digest = statementDigest(statement)
    if (digest !== body.digest) fail('quote.applicationChanged')
    const application = digestOf(applicationOf(quote))
    const sent = await waiting(quote, digest)
    const { id: envelopeId, reference } = sent ?? newEnvelope()
    const { intent } = statement
    const signature = {
      envelopeId,
      name: body.name,
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
    const step = signedStep(quote, signature, now)
    await commit([step.write, envelope], { events: step.events })
    return { ...toStanding(step.signed, actor), envelopeId, reference }
  },
)
