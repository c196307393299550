import type { Write } from '#functions/_platform/storage/record.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { quoteAction } from '../actions/quoteAction.ts'
import { cartOf, cartWrite } from '../store/carts.ts'
import type { StoredQuote } from '../store/quotes.ts'

/** The writes that delete a quote, and take it out of the cart if it is there. */
export const deleted = async (
  quote: StoredQuote,
  now: Instant,
  why: Pick<StoredQuote, 'statusNote'> = {},
): Promise<readonly Write[]> => {
  const write = quoteAction(quote, 'remove', now, { ...why, inCart: false, patch: undefined })
  if (!quote.inCart) return [write]
  const { kept, cart } = await cartOf(quote.accountId, quote.agencyId)
  const rest = cart.quoteIds.filter((id) => id !== quote.id)
  return [write, cartWrite(kept, cart, rest)]
}
