import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/quote/signing.ts'
import { requireQuote } from '../store/reach.ts'
import { toStanding } from '../views/toQuote.ts'
import { signing } from './signing.ts'

/** Signature and quote change in one step: nothing is signed that the quote does not know of. */
export const signApplication = implement(contract.signApplication)(
  async ({ params, body: { name, digest }, actor, now, sourceIp: address }) => {
    const quote = await requireQuote(params.quoteId, actor)
    const { signed, writes, events, envelope } = await signing(quote, { actor, name, digest, address, now })
    if (writes.length > 0) await commit(writes, { events })
    return { ...toStanding(signed, actor), ...envelope }
  },
)
