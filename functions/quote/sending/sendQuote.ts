import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/quote/sending.ts'
import { mustAllow, mustBePriced, mustNotBeExpired } from '../actions/guards.ts'
import { afterAction } from '../actions/quoteAction.ts'
import { quotes } from '../store/quotes.ts'
import { requireQuote } from '../store/reach.ts'
import { toStanding } from '../views/toQuote.ts'

/** The agent is told by e-mail, as they were when the quote became ready. */
export const sendQuote = implement(contract.sendQuote)(async ({ params, actor, now }) => {
  const quote = await requireQuote(params.quoteId, actor)
  mustAllow(quote, 'send')
  mustBePriced(quote, now)
  mustNotBeExpired(quote, now)
  const sent = afterAction(quote, 'send', now)
  await commit([quotes.update(quote, sent)], { events: [{ name: 'quote.ready', detail: { quoteId: quote.id } }] })
  return toStanding(sent, actor)
})
