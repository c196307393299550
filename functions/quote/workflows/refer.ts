import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { QuoteOutcome } from '#shared/domain/rating/referralReason.ts'
import type { QuoteStatus } from '#shared/records/quote/quoteStatus.ts'
import { type PatchedQuote, type PatchInput, patchedQuote, pricePatched } from './patchedQuote.ts'

/** What becomes of the quote, and by which rules. */
export interface Referred {
  readonly status: QuoteStatus | null
  readonly rules: readonly string[]
}

/**
 * The status a priced quote gets: what the referral rules say. A draft stays a draft while it is only changed, and what a
 * person has referred is for a person to release.
 */
export const statusAfterPricing = (
  quote: Pick<PatchedQuote, 'status' | 'statusNote'>,
  action: PatchedQuote['patch']['action'],
  outcome: QuoteOutcome,
): QuoteStatus => {
  if (action === 'update' && quote.status === 'DRAFT') return 'DRAFT'
  return quote.status === 'REFERRED' && quote.statusNote !== undefined ? 'REFERRED' : outcome
}

/** Applies the referral rules to the price (rule: referral-rules). */
export const refer = async (input: PatchInput, { now }: { readonly now: Instant }): Promise<Referred> => {
  const quote = await patchedQuote(input)
  const priced = quote && (await pricePatched(quote, now))
  if (quote === undefined || !priced?.ok) return { status: null, rules: [] }
  return {
    status: statusAfterPricing(quote, quote.patch.action, priced.outcome),
    rules: priced.fields.referralReasons.map(({ ruleId }) => ruleId),
  }
}
