import { nameFor } from '#functions/_platform/auth/nameFor.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { userById } from '#functions/directory/public.ts'
import type { Underwriter } from '#shared/contracts/quote/quoteParts.ts'
import * as contract from '#shared/contracts/quote/underwriting.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { mustAllow } from '../actions/guards.ts'
import { afterAction } from '../actions/quoteAction.ts'
import { quotes } from '../store/quotes.ts'
import { requireQuote } from '../store/reach.ts'
import { toStanding } from '../views/toQuote.ts'

/** The underwriter a referral is meant for: they find it among their own. */
const namedUnderwriter = async (userId: string, now: Instant): Promise<Underwriter> => {
  const user = (await userById(userId)) ?? fail('user.notFound')
  return { id: user.id, name: `${user.firstName} ${user.lastName}`, since: now }
}

export const referQuote = implement(contract.referQuote)(async ({ params, body, actor, now }) => {
  const quote = await requireQuote(params.quoteId, actor)
  mustAllow(quote, 'refer', { actor, now })
  const underwriter = body.userId === undefined ? undefined : await namedUnderwriter(body.userId, now)
  const referred = afterAction(quote, 'refer', now, {
    underwriter,
    statusNote: { reasonSummary: 'Referred', reason: body.reason, by: nameFor(actor), at: now },
  })
  await commit([quotes.update(quote, referred)], {
    events: [{ name: 'quote.referred', detail: { quoteId: quote.id } }],
  })
  return toStanding(referred, actor)
})
