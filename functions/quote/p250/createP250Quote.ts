import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/quote/p250.ts'
import { eligibleAccount } from '../quotes/eligibleAccount.ts'
import { requested } from '../quotes/requested.ts'
import { draftOfVariation } from '../quotes/variation.ts'
import { toQuote } from '../views/toQuote.ts'

export const createP250Quote = implement(contract.createP250Quote)(async ({ body, actor, now }) => {
  const { accountId, product, presetName, calculatorGeneratedData, securityQuestions, ...seller } = body
  const account = await eligibleAccount(accountId, actor)
  const variation = { product, presetName, calculatorGeneratedData, securityQuestions }
  const draft = await draftOfVariation(variation, { account, actor, now, seller, inCart: false })
  const { quote, write, event } = requested(draft, actor, now)
  await commit([write], { events: [event] })
  return toQuote(quote, actor, now)
})
