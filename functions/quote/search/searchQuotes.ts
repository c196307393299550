import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/quote/search.ts'
import { narrowed } from './narrowed.ts'
import { quotePage } from './quotePage.ts'
import { toSummary } from './toSummary.ts'

export const searchQuotes = implement(contract.searchQuotes)(async ({ query, actor }) => {
  const page = await quotePage(narrowed(actor, query), query)
  return { ...page, hits: page.hits.map((row) => toSummary(row, actor)) }
})
