import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/quote/removal.ts'
import { mustAllow } from '../actions/guards.ts'
import { requireQuote } from '../store/reach.ts'
import { deleted } from './deleteQuote.ts'

export const removeQuote = implement(contract.removeQuote)(async ({ params, actor, now }) => {
  const quote = await requireQuote(params.quoteId, actor)
  mustAllow(quote, 'remove', { actor, now })
  await commit(await deleted(quote, now))
})
