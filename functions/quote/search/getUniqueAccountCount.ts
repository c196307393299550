import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/quote/search.ts'
import { statusesOf } from './narrowed.ts'
import { forQuotesMade } from './quotesMade.ts'

export const getUniqueAccountCount = implement(contract.getUniqueAccountCount)(
  async ({ query, actor, now, timeZone }) => {
    const { status = [], ...span } = query
    const statuses = status.flatMap((filter) => statusesOf(actor, filter))
    const accounts = new Set<string>()
    const isWhole = await forQuotesMade(actor, span, now, timeZone, (row) => {
      if (statuses.length === 0 || statuses.includes(row.status)) accounts.add(row.accountId)
    })
    return { asOf: now, isPart: !isWhole, count: accounts.size }
  },
)
