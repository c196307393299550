import type { Actor } from '#functions/_platform/auth/actor.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import type { GivenCustomerFields } from '#shared/contracts/quote/contacts.ts'
import type { QuoteRecord } from '#shared/contracts/quote/quoteRecord.ts'
import { mayBind } from '#shared/domain/quoting/bind.ts'
import type { QuoteStatus } from '#shared/domain/quoting/quoteStatus.ts'
import { mustBePriced, todayOf } from '../actions/guards.ts'
import { quoteAction } from '../actions/quoteAction.ts'
import { bindableOf, refuseBinding } from '../binding/bindable.ts'
import { quotes } from '../store/quotes.ts'
import { requireQuote } from '../store/reach.ts'
import { customerFieldsOf } from './customerFields.ts'

/** The quote is on its way: asking again changes nothing and answers the same. */
const requested: readonly QuoteStatus[] = ['REQUESTED', 'SIGNED', 'BOUND', 'ISSUED']

/**
 * Requests to bind a ready quote for the policy holder named. Two requests at once make one; a second one answers what
 * the first made of it.
 */
export const requestToBind = async (
  quoteId: string,
  request: GivenCustomerFields & { readonly shownTotalPremium?: number | undefined },
  actor: Actor,
  now: string,
): Promise<QuoteRecord> => {
  const quote = await requireQuote(quoteId, actor)
  if (requested.includes(quote.status)) return quote
  mustBePriced(quote, now)
  const customer = customerFieldsOf(request)
  const decision = mayBind(
    bindableOf({ ...quote, ...customer }),
    todayOf(quote, now),
    request.shownTotalPremium,
    'requestToBind',
  )
  if (!decision.ok) return refuseBinding(decision)
  await commit([quoteAction(quote, 'requestToBind', now, customer)], {
    events: [{ name: 'quote.bindRequested', detail: { quoteId: quote.id } }],
  })
  return quotes.require(quote.id)
}
