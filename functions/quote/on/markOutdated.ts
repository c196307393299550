import { commit } from '#functions/_platform/storage/commit.ts'
import type { Account } from '#functions/account/public.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { changeWords } from '#shared/domain/quoting/changeWords.ts'
import { quoteChange } from '../actions/quoteAction.ts'
import { changesSince } from '../pricing/present.ts'
import { reprice } from '../pricing/reprice.ts'
import { quotes } from '../store/quotes.ts'

/**
 * Marks a quote that keeps its risk until the next step with what has changed of it since, and what it would cost; a mark goes
 * when the company answers as before. What a quote was referred with stays: the quote has it in its price.
 */
export const markOutdated = async (quoteId: string, account: Account, now: Instant): Promise<void> => {
  const quote = await quotes.byId(quoteId)
  if (quote === undefined || (quote.status !== 'IN_REVIEW' && quote.status !== 'REQUESTED')) return
  const { riskChange, statusNote, totalPremium: totalBefore } = quote
  const changes = await changesSince(quote, account, now)
  if (changes.length === 0) {
    if (riskChange !== undefined && riskChange.at !== statusNote?.at)
      await commit([quoteChange(quote, now, { riskChange: undefined })])
    return
  }
  const isMarked = JSON.stringify(riskChange?.changes.map(changeWords)) === JSON.stringify(changes.map(changeWords))
  if (isMarked) return
  const { changes: priced } = await reprice(quote, {}, now)
  const mark = { at: now, changes, totalBefore, totalNow: priced.totalPremium }
  await commit([quoteChange(quote, now, { riskChange: mark })])
}
