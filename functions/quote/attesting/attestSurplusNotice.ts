import { createHash } from 'node:crypto'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/quote/attesting.ts'
import { openSurplusNotice, surplusNotices } from '#shared/domain/quoting/surplusNotice.ts'
import { mustAllow } from '../actions/guards.ts'
import { quoteAction } from '../actions/quoteAction.ts'
import { mustAnswerForInsured } from '../signing/mustBeOfInsured.ts'
import { requireQuote } from '../store/reach.ts'

const signed = { firmographicData: { signatureOnFile: true } }

/** Keeps who attested the notice of which state, and the digest of what they read. */
export const attestSurplusNotice = implement(contract.attestSurplusNotice)(
  async ({ params, body, actor, now, sourceIp: address, fail }) => {
    const quote = await requireQuote(params.quoteId, actor)
    await mustAnswerForInsured(actor, quote)
    mustAllow(quote, 'attestNotice', { actor, now })
    if (quote.firmographicData.signatureOnFile === true && quote.surplusNotice?.state === body.state) return signed
    if (openSurplusNotice(quote) !== body.state)
      fail('request.unfit', { errors: [{ detail: 'This quote asks for no notice of that state', path: ['state'] }] })
    const digest = createHash('sha256').update(surplusNotices[body.state].text).digest('hex')
    const surplusNotice = { state: body.state, name: actor.name, email: actor.email, at: now, address, digest }
    const firmographicData = { ...quote.firmographicData, signatureOnFile: true }
    await commit([quoteAction(quote, 'attestNotice', now, { surplusNotice, firmographicData })])
    return signed
  },
)
