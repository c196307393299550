import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/quote/search.ts'
import { narrowed } from './narrowed.ts'
import { quotePage } from './quotePage.ts'
import { toSummary } from './toSummary.ts'

export const searchDashboardQuotes = implement(contract.searchDashboardQuotes)(async ({ query, actor }) => {
  const { prefilterAccountId, ...filters } = query
  const narrow = narrowed(actor, { ...filters, accountId: filters.accountId ?? prefilterAccountId })
  const page = await quotePage(narrow, query)
  return { ...page, hits: page.hits.map((row) => toSummary(row, actor)) }
})
