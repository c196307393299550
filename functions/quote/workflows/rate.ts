import type { Instant } from '#shared/domain/calendar/instant.ts'
import { type PatchInput, patchedQuote, pricePatched } from './patchedQuote.ts'

/** The price in short, or why there is none. */
export type Rated =
  | { readonly ok: true; readonly rateBookVersion: string; readonly totalPremium: number }
  | { readonly ok: false; readonly reason: string }

/** Prices the quote from the stored facts, or says why it cannot be. */
export const rate = async (input: PatchInput, { now }: { readonly now: Instant }): Promise<Rated> => {
  const quote = await patchedQuote(input)
  if (quote === undefined) return { ok: false, reason: 'the request was superseded by another one' }
  const priced = await pricePatched(quote, now)
  if (!priced.ok) return priced
  const { rateBookVersion, total } = priced.fields.rated
  return { ok: true, rateBookVersion, totalPremium: total }
}
