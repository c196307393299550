import { config } from '#functions/_platform/config/config.ts'
import { inRegion } from '#functions/_platform/problems/inRegion.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import { accountById, companyToCover } from '#functions/account/public.ts'
import { coversOverlapping, coverWords } from '#functions/policy/public.ts'
import type { QuoteRecord } from '#shared/contracts/quote/quoteRecord.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { newReasons } from '#shared/domain/quoting/materialChange.ts'
import type { ReferralReason } from '#shared/domain/rating/referralReason.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { quoteAction } from '../actions/quoteAction.ts'
import type { StoredQuote } from '../store/quotes.ts'

type Overlapping = Awaited<ReturnType<typeof coversOverlapping>>

/** Why a quote needs an underwriter whose company would be covered twice; undefined where it would not, or one has agreed. */
const reasonFor = (quote: QuoteRecord, covers: Overlapping): ReferralReason | undefined => {
  if (covers.length === 0) return undefined
  const words = inRegion(coverWords(covers, quote.agencyId))
  const reason: ReferralReason = {
    ruleId: 'referral.coveredTwice',
    input: words,
    threshold: 'one cover per company, product and period',
    message: `The company is covered already (${words})`,
    cure: 'An underwriter must agree to cover it twice.',
    outcome: 'REFERRED',
  }
  return newReasons(quote.referralReasons, [reason])[0]
}

/**
 * One cover per company, product and period: a quote that would cover its company twice goes to underwriting and the step
 * in hand is refused with what covers it already. `terms` are those that it would be bound by. What is answered belongs to the
 * commit that covers it.
 */
export const mustNotCoverTwice = async (
  quote: StoredQuote,
  terms: Partial<Pick<QuoteRecord, 'effectiveDate' | 'endDate'>>,
  now: Instant,
): Promise<readonly Write[]> => {
  const account = await accountById(quote.accountId)
  const { others, held } = account === undefined ? { others: [], held: [] } : await companyToCover(account)
  const covers = await coversOverlapping({ ...quote, ...terms, accountIds: [quote.accountId, ...others] })
  const reason = reasonFor(quote, covers)
  if (reason === undefined) return held
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
  return fail('quote.coveredTwice', { data: { covers: coverWords(covers, quote.agencyId) } })
}
