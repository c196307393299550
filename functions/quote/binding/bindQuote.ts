import type { Actor } from '#functions/_platform/auth/actor.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { draftBinder, newPolicyId, nextPolicyNumber, policyById } from '#functions/policy/public.ts'
import * as contract from '#shared/contracts/quote/binding.ts'
import type { QuoteBinder } from '#shared/contracts/quote/quoteParts.ts'
import { mayBind } from '#shared/domain/quoting/bind.ts'
import { mustBePriced, todayOf } from '../actions/guards.ts'
import { afterAction } from '../actions/quoteAction.ts'
import { quotes, type StoredQuote } from '../store/quotes.ts'
import { requireQuote } from '../store/reach.ts'
import { toStanding } from '../views/toQuote.ts'
import { bindableOf, priceChanged, refuseBinding } from './bindable.ts'
import { currentPrice } from './currentPrice.ts'

interface Shown {
  readonly effectiveDate?: string | undefined
  readonly shownTotalPremium?: number | undefined
}

/** The binder's number: the region's next, or the next term's of the policy that is renewed. */
const binderFor = async (quote: StoredQuote): Promise<QuoteBinder> => {
  const renewed = quote.renewsPolicyId === undefined ? undefined : await policyById(quote.renewsPolicyId)
  return { id: newPolicyId(), policyNumber: await nextPolicyNumber(renewed) }
}

const bind = async (quote: StoredQuote, shown: Shown, actor: Actor, now: string) => {
  mustBePriced(quote, now)
  const decision = mayBind(bindableOf(quote), todayOf(quote, now))
  if (!decision.ok) return refuseBinding(decision)
  const price = await currentPrice(quote, shown.effectiveDate, now)
  const seen = shown.shownTotalPremium ?? quote.totalPremium
  if (seen !== price.totalPremium) return priceChanged(seen, price.totalPremium)
  const binder = await binderFor(quote)
  const bound = afterAction(quote, 'bind', now, { ...price.changes, binder, boundAt: now })
  const policy = draftBinder(bound, { policyId: binder.id, number: binder.policyNumber, now, boundBy: actor.name })
  await commit([quotes.update(quote, bound), policy], {
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
