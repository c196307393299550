import type { Actor } from '#functions/_platform/auth/actor.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { mustNotBeFrozen, policyById } from '#functions/policy/public.ts'
import type { DeclineReason } from '#shared/contracts/quote/statusReasons.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { declineOfRisk } from '../actions/declineOfRisk.ts'
import { mustAllow } from '../actions/guards.ts'
import { afterAction } from '../actions/quoteAction.ts'
import { reasonOf } from '../actions/reasonText.ts'
import { noticeOfDeclined } from '../renewals/noticeOfDeclined.ts'
import { quotes, type StoredQuote } from '../store/quotes.ts'
import { toStanding } from '../views/toQuote.ts'

/** Declines a quote: why stays with it, counts against the next where it is of the risk, and is told when that is wanted. */
export const declineTerms = async (quote: StoredQuote, why: DeclineReason, actor: Actor, now: Instant) => {
  mustAllow(quote, 'decline', { actor, now })
  const renewed = quote.renewsPolicyId === undefined ? undefined : await policyById(quote.renewsPolicyId)
  // To decline what renews a policy is not to renew it.
  if (renewed !== undefined) await mustNotBeFrozen(renewed, 'nonRenewal', now)
  const told = renewed && (await noticeOfDeclined(renewed, quote, now))
  const declined = afterAction(quote, 'decline', now, {
    statusNote: reasonOf(why, actor, now),
    underwriter: quote.underwriter ?? { id: actor.userId, name: actor.name, since: now },
    patch: undefined,
  })
  const writes = [quotes.update(quote, declined), ...(await declineOfRisk(quote, why.reasonSummary, now))]
  await commit([...writes, ...(told?.writes ?? [])], {
    events: [
      { name: 'quote.declined', detail: { quoteId: quote.id, notify: why.isNotificationEnabled } },
      ...(told?.events ?? []),
    ],
  })
  return toStanding(declined, actor)
}
