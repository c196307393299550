import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/quote/search.ts'
import { statusFor } from '../views/agencyStatus.ts'
import { forQuotesMade } from './quotesMade.ts'

export const getQuotePremiumTotals = implement(contract.getQuotePremiumTotals)(
  async ({ query, actor, now, timeZone, fail }) => {
    const totals: Record<string, number> = {}
    const isWhole = await forQuotesMade(actor, query, now, timeZone, (row) => {
      const status = statusFor(actor, row.status)
      totals[status] = (totals[status] ?? 0) + row.premium
    })
    // A figure by status has no place to say that it leaves something out.
    if (!isWhole) return fail('report.tooMany')
    return totals
  },
)
