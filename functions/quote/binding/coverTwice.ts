import { config } from '#functions/_platform/config/config.ts'
import { inRegion } from '#functions/_platform/problems/inRegion.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { coversOverlapping } from '#functions/policy/public.ts'
import type { QuoteRecord } from '#shared/contracts/quote/quoteRecord.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { newReasons } from '#shared/domain/quoting/materialChange.ts'
import type { ReferralReason } from '#shared/domain/rating/referralReason.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { quoteAction } from '../actions/quoteAction.ts'
import type { StoredQuote } from '../store/quotes.ts'

type Overlapping = Awaited<ReturnType<typeof coversOverlapping>>

const wordsOf = (covers: Overlapping): string =>
  covers
    .map(({ policyNumber, effectiveDate, expirationDate }) => `${policyNumber}, ${effectiveDate} to ${expirationDate}`)
    .join('; ')

/** Why a quote needs an underwriter whose company would be covered twice; undefined where it would not, or one has agreed. */
const reasonFor = (quote: QuoteRecord, covers: Overlapping): ReferralReason | undefined => {
  if (covers.length === 0) return undefined
  const reason: ReferralReason = {
    ruleId: 'referral.coveredTwice',
    input: covers.map(({ policyNumber }) => policyNumber).join(', '),
    threshold: 'one cover per company, product and period',
    message: inRegion(`The company is covered already (${wordsOf(covers)})`),
    cure: 'An underwriter must agree to cover it twice.',
    outcome: 'REFERRED',
  }
  return newReasons(quote.referralReasons, [reason])[0]
}

/**
 * One cover per company, product and period: a quote that would cover its company twice goes to underwriting and the step
 * in hand is refused with what covers it already. `terms` are those that it would be bound by.
 */
export const mustNotCoverTwice = async (
  quote: StoredQuote,
  terms: Partial<Pick<QuoteRecord, 'effectiveDate' | 'endDate'>>,
  now: Instant,
): Promise<void> => {
  const covers = await coversOverlapping({ ...quote, ...terms })
  const reason = reasonFor(quote, covers)
  if (reason === undefined) return
  const referred = {
    referralReasons: [...quote.referralReasons, reason],
    underwriter: undefined,
    statusNote: {
      reasonSummary: 'Covered already',
      reason: reason.message,
      by: regionOf(config.region).provider.name,
      at: now,
    },
  }
  await commit([quoteAction(quote, 'refer', now, referred)], {
    events: [{ name: 'quote.referred', detail: { quoteId: quote.id } }],
  })
  fail('quote.coveredTwice', { data: { covers: wordsOf(covers) } })
}
