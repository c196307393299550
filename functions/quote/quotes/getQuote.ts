import type { Actor } from '#functions/_platform/auth/actor.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/quote/quotes.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { mayAs } from '#shared/permissions.ts'
import { canQuote } from '#shared/records/quote/quoteLife.ts'
import { allowed } from '../actions/guards.ts'
import { bindingObstacles, obstaclesBeside, obstacleWords } from '../binding/bindingObstacles.ts'
import { answersForInsured } from '../signing/mustBeOfInsured.ts'
import type { StoredQuote } from '../store/quotes.ts'
import { requireQuote } from '../store/reach.ts'
import { toQuote } from '../views/toQuote.ts'

interface Doing {
  readonly actor: Actor
  readonly now: Instant
}

/** What stands in the way of binding it, for those who would; before that was requested, what no request brings. */
const obstaclesFor = async (quote: StoredQuote, doing: Doing): Promise<{ obstacles?: string[] }> => {
  if (!mayAs(doing.actor, 'quote:bind')) return {}
  const isRequested = canQuote(quote.status, 'bind')
  if (!isRequested && !canQuote(quote.status, 'requestToBind')) return {}
  const found = await (isRequested ? bindingObstacles : obstaclesBeside)(quote, doing)
  return found.length === 0 ? {} : { obstacles: found.map(obstacleWords) }
}

export const getQuote = implement(contract.getQuote)(async ({ params, actor, now }) => {
  const quote = await requireQuote(params.quoteId, actor)
  return {
    ...toQuote(quote, actor, now),
    ...((await answersForInsured(actor, quote)) && { answersForInsured: true as const }),
    allowedActions: allowed(quote, { actor, now }),
    ...(await obstaclesFor(quote, { actor, now })),
  }
})
