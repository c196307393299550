import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/quote/quotes.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { mayNeedBy } from '#shared/domain/quoting/quoteDates.ts'
import { mustAllow } from '../actions/guards.ts'
import { quoteChange } from '../actions/quoteAction.ts'
import { requireQuote } from '../store/reach.ts'

/** Today is the caller's own: they choose the day on their own calendar. */
export const updateQuoteNeedBy = implement(contract.updateQuoteNeedBy)(
  async ({ query, actor, now, timeZone, fail }) => {
    const quote = await requireQuote(query.quoteId, actor)
    mustAllow(quote, 'needBy', { actor, now })
    const today = dateAt(now, timeZone)
    if (!mayNeedBy({ needBy: query.needBy, today }))
      return fail('quote.neededBefore', {
        data: { today },
        errors: [{ detail: `must not be before today, ${today}`, path: ['query', 'needBy'] }],
      })
    await commit([quoteChange(quote, now, { needBy: query.needBy })])
    return { id: quote.id, needBy: query.needBy }
  },
)
