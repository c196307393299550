import type { Actor } from '#functions/_platform/auth/actor.ts'
import { nameFor } from '#functions/_platform/auth/nameFor.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { accountBound } from '#functions/account/public.ts'
import { draftBinder, newPolicyId, nextPolicyNumber, policyById } from '#functions/policy/public.ts'
import * as contract from '#shared/contracts/quote/binding.ts'
import type { QuoteBinder } from '#shared/contracts/quote/quoteParts.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { mustAllow } from '../actions/guards.ts'
import { insurableAccount } from '../actions/insurable.ts'
import { afterAction } from '../actions/quoteAction.ts'
import { mustBeLicensed } from '../licensing/mustBeLicensed.ts'
import { present } from '../pricing/present.ts'
import { quotes, type StoredQuote } from '../store/quotes.ts'
import { requireQuote } from '../store/reach.ts'
import { toStanding } from '../views/toQuote.ts'
import { mustNotCoverTwice } from './coverTwice.ts'
import { priceChanged } from './priceChanged.ts'
import { referChanged } from './riskChanged.ts'

interface Shown {
  readonly effectiveDate?: CalendarDate | undefined
  readonly shownTotalPremium?: number | undefined
}

/** The binder's number: the region's next, or the next term's of the policy that is renewed. */
const binderFor = async (quote: StoredQuote): Promise<QuoteBinder> => {
  const renewed = quote.renewsPolicyId === undefined ? undefined : await policyById(quote.renewsPolicyId)
  return { id: newPolicyId(), policyNumber: await nextPolicyNumber(renewed) }
}

const bind = async (quote: StoredQuote, shown: Shown, actor: Actor, now: Instant) => {
  mustAllow(quote, 'bind', { actor, now })
  const account = await insurableAccount(quote)
  const today = await present(quote, now, shown.effectiveDate)
  await mustBeLicensed({ ...quote, ...today.priced }, now)
  await mustNotCoverTwice(quote, today.priced, now)
  if (today.reasons.length > 0) return referChanged(quote, today, now)
  const seen = shown.shownTotalPremium ?? quote.totalPremium
  if (seen !== today.totalPremium) return priceChanged({ shown: seen, current: today.totalPremium })
  const binder = await binderFor(quote)
  const bound = afterAction(quote, 'bind', now, { ...today.priced, binder, boundAt: now })
  const policy = draftBinder(bound, { policyId: binder.id, number: binder.policyNumber, now, boundBy: nameFor(actor) })
  await commit([quotes.update(quote, bound), policy, accountBound(account, now)], {
    events: [{ name: 'quote.bound', detail: { quoteId: quote.id, policyId: binder.id } }],
  })
  return { ...toStanding(bound, actor), binder }
}

/**
 * Binds a quote: its status and the policy's record are written in one transaction over the version that was read, so
 * that of two binds at once one succeeds and the other, run again, answers the same binder.
 */
export const bindQuote = implement(contract.bindQuote)(async ({ params, body, actor, now }) => {
  const quote = await requireQuote(params.quoteId, actor)
  const { binder, status } = quote
  if (binder !== undefined && (status === 'BOUND' || status === 'ISSUED'))
    return { ...toStanding(quote, actor), binder }
  return bind(quote, body, actor, now)
})
