import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/quote/attesting.ts'
import { statesTheSame } from '#shared/domain/quoting/declarations.ts'
import { mustAllow } from '../actions/guards.ts'
import { quoteAction } from '../actions/quoteAction.ts'
import { mustAnswerForInsured } from '../signing/mustBeOfInsured.ts'
import { requireQuote } from '../store/reach.ts'
import { toStanding } from '../views/toQuote.ts'
import { applicationOf, digestOf, isAttested } from './application.ts'
import { declaredNow } from './declarations.ts'

/** Keeps what was confirmed beside who confirmed it: later answers do not change what somebody has put their name to. */
export const attestQuote = implement(contract.attestQuote)(
  async ({ params, body, actor, now, sourceIp: address, fail }) => {
    const quote = await requireQuote(params.quoteId, actor)
    await mustAnswerForInsured(actor, quote)
    mustAllow(quote, 'attest', { actor, now })
    const application = applicationOf(quote)
    const digest = digestOf(application)
    if (body.application !== undefined && body.application !== digest) fail('quote.applicationChanged')
    if (isAttested(quote)) return toStanding(quote, actor)
    const declarations = declaredNow(quote)
    const open = declarations.filter((each) => !statesTheSame(body.declarations, [each]))
    if (open.length > 0) fail('quote.notDeclared', { data: { open: open.map(({ title }) => title).join(', ') } })
    const attestation = {
      name: actor.name,
      email: actor.email,
      at: now,
      address,
      digest,
      application,
      declarations,
    }
    await commit([quoteAction(quote, 'attest', now, { attestation })])
    return toStanding(quote, actor)
  },
)
