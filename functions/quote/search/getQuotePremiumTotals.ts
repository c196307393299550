import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/quote/search.ts'
import { statusFor } from '../views/agencyStatus.ts'
import { forQuotesMade } from './quotesMade.ts'

export const getQuotePremiumTotals = implement(contract.getQuotePremiumTotals)(
  async ({ query, actor, now, timeZone }) => {
    const totals: Record<string, number> = {}
    await forQuotesMade(actor, query, now, timeZone, (row) => {
      const status = statusFor(actor, row.status)
      totals[status] = (totals[status] ?? 0) + row.premium
    })
    return totals
  },
)
