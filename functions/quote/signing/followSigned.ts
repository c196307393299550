import { config } from '#functions/_platform/config/config.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { changeWords } from '#shared/domain/quoting/changeWords.ts'
import type { ReferralReason } from '#shared/domain/rating/referralReason.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { quoteAction, quoteChange } from '../actions/quoteAction.ts'
import { present } from '../pricing/present.ts'
import { quotes } from '../store/quotes.ts'
import { supersededBy } from './superseded.ts'

const changedSinceSigned = (input: string): ReferralReason => ({
  ruleId: 'referral.changedSinceSigned',
  input,
  threshold: 'as signed',
  message: 'The company answers otherwise than in the application that was signed',
  cure: 'An underwriter looks at the change and releases the quote; the insured then signs the application as it is.',
  outcome: 'REFERRED',
})

/**
 * What was signed is not changed by what the company says later: the change is work for an underwriter, with what it
 * costs, and the signed application stays as it was signed (decision: signed-application). Cover that is bound stands.
 */
export const followSigned = async (quoteId: string, now: Instant): Promise<void> => {
  const quote = await quotes.byId(quoteId)
  if (quote?.signature === undefined || (quote.status !== 'SIGNED' && quote.status !== 'BOUND')) return
  const { changes, priced, totalPremium } = await present(quote, now)
  if (changes.length === 0) return
  const riskChange = { at: now, changes: [...changes], totalBefore: quote.totalPremium, totalNow: totalPremium }
  if (quote.status === 'BOUND') {
    if (quote.issueRequestedAt === undefined) await commit([quoteChange(quote, now, { riskChange })])
    return
  }
  const reason = changes.map(changeWords).join('; ')
  const statusNote = {
    reasonSummary: 'Changed since it was signed',
    reason,
    by: regionOf(config.region).provider.name,
    at: now,
  }
  const referralReasons = [...(priced.referralReasons ?? quote.referralReasons), changedSinceSigned(reason)]
  await commit(
    [quoteAction(quote, 'refer', now, { ...priced, referralReasons, riskChange, statusNote, underwriter: undefined })],
    { events: [{ name: 'quote.referred', detail: { quoteId: quote.id } }, ...supersededBy(quote, priced)] },
  )
}
