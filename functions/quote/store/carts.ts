import { defineRecord, type Stored } from '#functions/_platform/storage/record.ts'
import type { AccountId, AgencyId, QuoteId } from '#shared/domain/ids/ids.ts'

/** Which drafts of an agency for an account wait to be requested together, oldest first. */
export interface Cart {
  readonly id: string
  readonly quoteIds: readonly QuoteId[]
}

/**
 * Carts: one record for each account and agency, so that a sixth variation is refused however many are added at once.
 */
export const carts = defineRecord<Cart>({ kind: 'cart', notFound: 'account.notFound' })

const cartIdOf = (accountId: AccountId, agencyId: AgencyId) => `crt_${accountId}_${agencyId}`

/** The cart as it is kept; an empty one that was never kept has no version. */
export const cartOf = async (
  accountId: AccountId,
  agencyId: AgencyId,
): Promise<{ readonly kept: Stored<Cart> | undefined; readonly cart: Cart }> => {
  const id = cartIdOf(accountId, agencyId)
  const kept = await carts.byId(id)
  return { kept, cart: kept ?? { id, quoteIds: [] } }
}

/** The write that makes these the cart's quotes. */
export const cartWrite = (kept: Stored<Cart> | undefined, cart: Cart, quoteIds: readonly QuoteId[]) => {
  const after = { id: cart.id, quoteIds }
  return kept === undefined ? carts.create(after) : carts.update(kept, after)
}
