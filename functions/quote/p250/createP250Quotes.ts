import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/quote/p250.ts'
import { eligibleAccount } from '../quotes/eligibleAccount.ts'
import { requested } from '../quotes/requested.ts'
import { draftOfVariation } from '../quotes/variation.ts'

/** One commit: a caller has all of the variations, or none to be looked for. */
export const createP250Quotes = implement(contract.createP250Quotes)(async ({ body, actor, now }) => {
  const { accountId, variations, ...seller } = body
  const account = await eligibleAccount(accountId, actor)
  const made = []
  for (const variation of variations) {
    const draft = await draftOfVariation(variation, { account, actor, now, seller, inCart: false })
    made.push(requested(draft, actor, now))
  }
  await commit(
    made.map(({ write }) => write),
    { events: made.map(({ event }) => event) },
  )
  return made.map(({ quote: { id, quoteNumber } }) => ({ id, quoteNumber }))
})
