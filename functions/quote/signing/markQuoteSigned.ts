import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/quote/signing.ts'
import { mustAllow } from '../actions/guards.ts'
import { applicationOf, digestOf } from '../attesting/application.ts'
import { requireQuote } from '../store/reach.ts'
import { toStanding } from '../views/toQuote.ts'
import { eSigner } from './eSigner.ts'
import { mustBeAsAnswered } from './mustBeAsAnswered.ts'
import { signedStep } from './signedStep.ts'

export const markQuoteSigned = implement(contract.markQuoteSigned)(async ({ body, actor, now, fail }) => {
  const quote = await requireQuote(body.quoteId, actor)
  const envelope = await eSigner.byId(body.envelopeId)
  const signature = envelope?.quoteId === quote.id ? envelope.signature : undefined
  if (signature === undefined) return fail('quote.notSigned')
  if (quote.signature?.envelopeId === signature.envelopeId) return toStanding(quote, actor)
  mustAllow(quote, 'sign', { actor, now })
  await mustBeAsAnswered(quote, now)
  if (signature.application !== digestOf(applicationOf(quote))) fail('quote.applicationChanged')
  const step = signedStep(quote, signature, now)
  await commit([step.write], { events: step.events })
  return toStanding(step.signed, actor)
})
