import type { Actor } from '#functions/_platform/auth/actor.ts'
import { fail } from '#functions/_platform/http/problem.ts'
import type { Product } from '#shared/regions/products.ts'

/** The quote's account, or undefined when there is no such quote. Loaded when asked: quotes know accounts and are known by them. */
export const accountIdOfQuote = async (quoteId: string): Promise<string | undefined> => {
  const { quoteById } = await import('#functions/quote/public.ts')
  return (await quoteById(quoteId))?.accountId
}

/** Refuses a quote that is not the account's or not in the actor's reach. */
export const requireQuoteOf = async (accountId: string, quoteId: string, actor: Actor): Promise<void> => {
  const { requireQuote } = await import('#functions/quote/public.ts')
  const quote = await requireQuote(quoteId, actor)
  if (quote.accountId !== accountId) fail('quote.notFound')
}

/** The products of the account's quotes that a change of details would invalidate or refer. */
export const openProductsOf = async (accountId: string): Promise<readonly Product[]> => {
  const { openProductsOfAccount } = await import('#functions/quote/public.ts')
  return openProductsOfAccount(accountId)
}
