import type { Actor } from '#functions/_platform/auth/actor.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { p250Products } from '#shared/regions/products.ts'
import type { StoredQuote } from '../store/quotes.ts'
import { requireQuote } from '../store/reach.ts'

/** Whether a quote is of the P250 line. */
export const isP250 = ({ product }: { readonly product: string }): boolean =>
  p250Products.some((each) => each === product)

/** The quote, if it is of the P250 line and in the actor's reach; `quote.notFound` else. */
export const requireP250Quote = async (id: string, actor: Actor): Promise<StoredQuote> => {
  const quote = await requireQuote(id, actor)
  return isP250(quote) ? quote : fail('quote.notFound')
}
