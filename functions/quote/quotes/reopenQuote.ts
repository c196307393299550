import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/quote/quotes.ts'
import { mustAllow } from '../actions/guards.ts'
import { afterAction } from '../actions/quoteAction.ts'
import { quotes } from '../store/quotes.ts'
import { requireQuote } from '../store/reach.ts'
import { toStanding } from '../views/toQuote.ts'
import { comingBack } from './comingBack.ts'

export const reopenQuote = implement(contract.reopenQuote)(async ({ params, actor, now }) => {
  const quote = await requireQuote(params.quoteId, actor)
  mustAllow(quote, 'reopen', { actor, now })
  const reopened = afterAction(quote, 'reopen', now, { statusNote: comingBack(quote, actor, now) }, quote.statusBefore)
  await commit([quotes.update(quote, reopened)], {
    events: [{ name: 'quote.cameBack', detail: { quoteId: quote.id } }],
  })
  return toStanding(reopened, actor)
})
