import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/quote/search.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { narrowed } from './narrowed.ts'
import { quotePage } from './quotePage.ts'
import { spanOf } from './span.ts'
import { toSummary } from './toSummary.ts'

export const searchDashboardQuotes = implement(contract.searchDashboardQuotes)(async ({ query, actor, now }) => {
  const { prefilterAccountId, duration, ...filters } = query
  const narrow = narrowed(actor, { ...filters, accountId: filters.accountId ?? prefilterAccountId })
  const { from } = duration === undefined ? {} : spanOf({ duration }, now, regionOf(config.region).timeZone)
  const made =
    from === undefined
      ? narrow
      : {
          ...narrow,
          ...{ isExact: false, isOfTeam: false },
          keeps: (row: Parameters<typeof narrow.keeps>[0]) => row.created >= from && narrow.keeps(row),
        }
  const page = await quotePage(made, query)
  return { ...page, hits: page.hits.map((row) => toSummary(row, actor)) }
})
