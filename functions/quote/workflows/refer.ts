import type { QuoteStatus } from '#shared/domain/quoting/quoteStatus.ts'
import type { QuoteOutcome } from '#shared/domain/rating/referralReason.ts'
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
export const statusAfterPricing = (quote: PatchedQuote, outcome: QuoteOutcome): QuoteStatus => {
  if (quote.patch.action === 'update' && quote.status === 'DRAFT') return 'DRAFT'
  return quote.status === 'REFERRED' && quote.statusNote !== undefined ? 'REFERRED' : outcome
}

/** Applies the referral rules to the price (decision 38). */
export const refer = async (input: PatchInput, { now }: { readonly now: string }): Promise<Referred> => {
  const quote = await patchedQuote(input)
  const priced = quote && (await pricePatched(quote, now))
  if (quote === undefined || !priced?.ok) return { status: null, rules: [] }
  return {
    status: statusAfterPricing(quote, priced.outcome),
    rules: priced.fields.referralReasons.map(({ ruleId }) => ruleId),
  }
}
