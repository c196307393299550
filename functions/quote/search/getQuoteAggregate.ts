import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/quote/search.ts'
import { statusFor } from '../views/agencyStatus.ts'
import { forQuotesMade } from './quotesMade.ts'

export const getQuoteAggregate = implement(contract.getQuoteAggregate)(
  async ({ query, actor, now, timeZone, fail }) => {
    const counts: Record<string, number> = {}
    const isWhole = await forQuotesMade(actor, query, now, timeZone, (row) => {
      const status = statusFor(actor, row.status)
      counts[status] = (counts[status] ?? 0) + 1
    })
    // A figure by status has no place to say that it leaves something out.
    if (!isWhole) return fail('report.tooMany')
    return counts
  },
)
