import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/quote/cart.ts'
import { cartLimit, mayAddToCart } from '#shared/domain/quoting/cart.ts'
import { eligibleAccount } from '../quotes/eligibleAccount.ts'
import { draftOfVariation } from '../quotes/variation.ts'
import { cartOf, cartWrite } from '../store/carts.ts'
import { quotes } from '../store/quotes.ts'
import { toCartQuote } from '../views/toCartQuote.ts'

export const addP250CartQuote = implement(contract.addP250CartQuote)(async ({ body, actor, now, fail }) => {
  const { accountId, product, calculatorGeneratedData, presetName, securityQuestions, ...seller } = body
  const account = await eligibleAccount(accountId, actor)
  const variation = { product, calculatorGeneratedData, presetName, securityQuestions }
  const quote = await draftOfVariation(variation, { account, actor, now, seller, inCart: true })
  const { kept, cart } = await cartOf(quote.accountId, quote.agencyId)
  if (!mayAddToCart(cart.quoteIds.length)) fail('cart.full', { data: { limit: cartLimit } })
  await commit([quotes.create(quote), cartWrite(kept, cart, [...cart.quoteIds, quote.id])])
  return toCartQuote(quote)
})
