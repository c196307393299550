import { commit } from '#functions/_platform/storage/commit.ts'
import { quoteAction } from '../actions/quoteAction.ts'
import { cartOf, cartWrite } from '../store/carts.ts'
import type { StoredQuote } from '../store/quotes.ts'

/** Deletes a quote, and takes it out of the cart if it is there. */
export const deleteQuote = async (quote: StoredQuote, now: string): Promise<void> => {
  const deleted = quoteAction(quote, 'remove', now, { inCart: false, patch: undefined })
  if (!quote.inCart) {
    await commit([deleted])
    return
  }
  const { kept, cart } = await cartOf(quote.accountId, quote.agencyId)
  const rest = cart.quoteIds.filter((id) => id !== quote.id)
  await commit([deleted, cartWrite(kept, cart, rest)])
}
