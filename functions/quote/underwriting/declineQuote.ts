import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/quote/underwriting.ts'
import { declineOfRisk } from '../actions/declineOfRisk.ts'
import { mustAllow } from '../actions/guards.ts'
import { afterAction } from '../actions/quoteAction.ts'
import { reasonOf } from '../actions/reasonText.ts'
import { quotes } from '../store/quotes.ts'
import { requireQuote } from '../store/reach.ts'
import { toStanding } from '../views/toQuote.ts'

export const declineQuote = implement(contract.declineQuote)(async ({ params, body, actor, now }) => {
  const quote = await requireQuote(params.quoteId, actor)
  mustAllow(quote, 'decline', { actor, now })
  const declined = afterAction(quote, 'decline', now, {
    statusNote: reasonOf(body, actor, now),
    underwriter: quote.underwriter ?? { id: actor.userId, name: actor.name, since: now },
    patch: undefined,
  })
  await commit([quotes.update(quote, declined), ...(await declineOfRisk(quote, body.reasonSummary, now))], {
    events: [{ name: 'quote.declined', detail: { quoteId: quote.id, notify: body.isNotificationEnabled } }],
  })
  return toStanding(declined, actor)
})
