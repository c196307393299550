import { isTheirs } from '#functions/_platform/auth/relation.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { requireAccount } from '#functions/account/public.ts'
import * as contract from '#shared/contracts/quote/cart.ts'
import { AgencyId } from '#shared/domain/ids/ids.ts'
import { cartOf } from '../store/carts.ts'
import { quotes } from '../store/quotes.ts'
import { ownershipOf } from '../store/reach.ts'
import { toCartQuote } from '../views/toCartQuote.ts'

/** A team-bound agent sees the variations of their own teams. */
export const getAccountCart = implement(contract.getAccountCart)(async ({ params, query, actor }) => {
  const account = await requireAccount(params.accountId, actor)
  const agencyId = query.agencyId ?? account.agencyId
  if (agencyId === undefined) return { content: [] }
  const { cart } = await cartOf(params.accountId, AgencyId.parse(agencyId))
  const inCart = await quotes.byIds(cart.quoteIds)
  return { content: inCart.filter((quote) => isTheirs(actor, ownershipOf(quote))).map(toCartQuote) }
})
