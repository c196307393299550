import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/quote/cart.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { cartLimit, mayAddToCart } from '#shared/domain/quoting/cart.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { timeZoneOf } from '#shared/regions/states.ts'
import { answersBeyond } from '../pricing/accountFacts.ts'
import { newSelection, presetNameOf } from '../pricing/selectionOf.ts'
import { eligibleAccount } from '../quotes/eligibleAccount.ts'
import { newQuote } from '../quotes/newQuote.ts'
import { cartOf, cartWrite } from '../store/carts.ts'
import { quotes } from '../store/quotes.ts'
import { toCartQuote } from '../views/toCartQuote.ts'

export const addP250CartQuote = implement(contract.addP250CartQuote)(async ({ body, actor, now, fail }) => {
  const { accountId, product, calculatorGeneratedData, presetName, securityQuestions, ...seller } = body
  const account = await eligibleAccount(accountId, actor)
  const today = dateAt(now, timeZoneOf(regionOf(config.region), account.state))
  const { aggregateLimit, referToUnderwriter: _, totalPremium: __, ...terms } = calculatorGeneratedData
  const selection = newSelection({ ...terms, limit: aggregateLimit }, today)
  const quote = await newQuote({
    account,
    actor,
    now,
    product,
    presetName: presetName ?? presetNameOf(selection.global.preset),
    selection,
    seller,
    inCart: true,
    answerChanges: answersBeyond(account, securityQuestions ?? {}),
  })
  const { kept, cart } = await cartOf(quote.accountId, quote.agencyId)
  if (!mayAddToCart(cart.quoteIds.length)) fail('cart.full', { data: { limit: cartLimit } })
  await commit([quotes.create(quote), cartWrite(kept, cart, [...cart.quoteIds, quote.id])])
  return toCartQuote(quote)
})
