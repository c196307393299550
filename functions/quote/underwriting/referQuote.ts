import { nameFor } from '#functions/_platform/auth/nameFor.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/quote/underwriting.ts'
import type { QuoteStatus } from '#shared/records/quote/quoteStatus.ts'
import { mustAllow } from '../actions/guards.ts'
import { afterAction } from '../actions/quoteAction.ts'
import { quotes } from '../store/quotes.ts'
import { requireQuote } from '../store/reach.ts'
import { toStanding } from '../views/toQuote.ts'
import { namedUnderwriter } from './namedUnderwriter.ts'

const referrals: readonly QuoteStatus[] = ['REFERRED', 'IN_REVIEW']

/** What is before an underwriter goes on to another, or back to all; its agent is told once. */
export const referQuote = implement(contract.referQuote)(async ({ params, body, actor, now }) => {
  const quote = await requireQuote(params.quoteId, actor)
  mustAllow(quote, 'refer', { actor, now })
  const underwriter = body.userId === undefined ? undefined : await namedUnderwriter(body.userId, quote, now)
  const referred = afterAction(quote, 'refer', now, {
    underwriter,
    statusNote: { reasonSummary: 'Referred', reason: body.reason, by: nameFor(actor), at: now },
  })
  const { id: quoteId } = quote
  const event = referrals.includes(quote.status)
    ? ({ name: 'quote.referredOn', detail: { quoteId, by: actor.userId } } as const)
    : ({ name: 'quote.referred', detail: { quoteId } } as const)
  await commit([quotes.update(quote, referred)], { events: [event] })
  return toStanding(referred, actor)
})
