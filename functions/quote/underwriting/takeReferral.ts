import type { Actor } from '#functions/_platform/auth/actor.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import type { QuoteRecord } from '#shared/contracts/quote/quoteRecord.ts'
import * as contract from '#shared/contracts/quote/underwriting.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { isChief, mustAllow } from '../actions/guards.ts'
import { afterAction } from '../actions/quoteAction.ts'
import { quotes, type StoredQuote } from '../store/quotes.ts'
import { requireQuote } from '../store/reach.ts'
import { toQuote } from '../views/toQuote.ts'

const heldByAnother = (holder: string): never => fail('quote.heldByAnother', { data: { holder } })

const given = async (quote: StoredQuote, actor: Actor, now: Instant): Promise<QuoteRecord> => {
  if (quote.status === 'REFERRED') return quote
  const { underwriter } = quote
  if (underwriter !== undefined && underwriter.id !== actor.userId && !isChief(actor)) heldByAnother(underwriter.name)
  mustAllow(quote, 'giveBack', { actor, now })
  const after = afterAction(quote, 'giveBack', now, { underwriter: undefined })
  await commit([quotes.update(quote, after)])
  return after
}

const taken = async (quote: StoredQuote, actor: Actor, now: Instant): Promise<QuoteRecord> => {
  const { underwriter } = quote
  const isAnothers = underwriter !== undefined && underwriter.id !== actor.userId
  if (quote.status === 'IN_REVIEW') return isAnothers ? heldByAnother(underwriter.name) : quote
  mustAllow(quote, 'take', { actor, now })
  const after = afterAction(quote, 'take', now, { underwriter: { id: actor.userId, name: actor.name, since: now } })
  await commit([quotes.update(quote, after)])
  return after
}

/** Of two who take it at once one holds it; the other is told who does. Taking one's own again changes nothing. */
export const takeReferral = implement(contract.takeReferral)(async ({ params, body, actor, now }) => {
  const quote = await requireQuote(params.quoteId, actor)
  return toQuote(await (body.release ? given(quote, actor, now) : taken(quote, actor, now)), actor, now)
})
