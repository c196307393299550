import { log } from '#functions/_platform/log/log.ts'
import { Problem } from '#functions/_platform/problems/problem.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import { quotes, type StoredQuote } from '../store/quotes.ts'

/** How far back a run looks, so that what a stopped platform missed is made good. */
const daysBack = 45
const pageSize = 200

/**
 * Hands over the quotes of a day's list for every recent day, today's included: it is past midnight somewhere in the region
 * before it is here. What cannot be ended now is left for the next run and does not stop the others.
 */
export const forQuotesOfDays = async (
  now: Instant,
  groupOf: (date: string) => string,
  end: (quote: StoredQuote) => Promise<void>,
): Promise<void> => {
  const latest = addDays(dateAt(now, 'UTC'), 1)
  for (let days = daysBack; days >= 0; days -= 1) {
    const group = groupOf(addDays(latest, -days))
    let after: string | undefined
    do {
      const page = await quotes.list({ scopes: ['all'], group, sort: 'quoteNumber', size: pageSize, after })
      for (const { id } of page.hits) {
        const quote = await quotes.byId(id)
        try {
          if (quote !== undefined) await end(quote)
        } catch (error) {
          if (!(error instanceof Problem)) throw error
          log.error('a quote could not be ended and is tried again in the next run', { quoteId: id, error })
        }
      }
      after = page.nextToken
    } while (after !== undefined)
  }
}
