import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/quote/search.ts'
import { narrowed, statusesOf } from './narrowed.ts'
import { quotePage } from './quotePage.ts'
import { toSummary } from './toSummary.ts'
import { statusesWaitingFor } from './waitingFor.ts'

export const searchActionQuotes = implement(contract.searchActionQuotes)(async ({ query, actor }) => {
  const asked = query.status?.flatMap((filter) => statusesOf(actor, filter)) ?? []
  const status = statusesWaitingFor(actor).filter((each) => asked.length === 0 || asked.includes(each))
  if (status.length === 0) return { hits: [], totalHits: 0 }
  const page = await quotePage(narrowed(actor, { ...query, status }), query)
  return { ...page, hits: page.hits.map((row) => toSummary(row, actor)) }
})
