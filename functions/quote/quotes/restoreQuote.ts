import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { reverseDecline } from '#functions/account/public.ts'
import * as contract from '#shared/contracts/quote/quotes.ts'
import { mustAllow } from '../actions/guards.ts'
import { afterAction } from '../actions/quoteAction.ts'
import { quotes } from '../store/quotes.ts'
import { requireQuote } from '../store/reach.ts'
import { toStanding } from '../views/toQuote.ts'
import { comingBack } from './comingBack.ts'

/** A draft comes back outside the cart, which may be full by now. */
export const restoreQuote = implement(contract.restoreQuote)(async ({ params, actor, now }) => {
  const quote = await requireQuote(params.quoteId, actor)
  mustAllow(quote, 'restore', { actor, now })
  const restored = afterAction(quote, 'restore', now, { statusNote: comingBack(quote, actor, now) }, quote.statusBefore)
  await commit([quotes.update(quote, restored), ...(await reverseDecline(quote.id, now))], {
    events: [{ name: 'quote.cameBack', detail: { quoteId: quote.id } }],
  })
  return toStanding(restored, actor)
})
