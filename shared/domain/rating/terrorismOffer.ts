import { rateBook } from './rateBooks.ts'
import type { RatedPremium } from './ratedPremium.ts'

/** Cover for certified acts of terrorism as a price has it: whether it is bought, and what it costs or would cost (minor units). */
export const terrorismOffer = ({
  rateBookVersion,
  premium,
  steps,
}: Pick<RatedPremium, 'premium' | 'rateBookVersion' | 'steps'>): {
  readonly accepted: boolean
  readonly premium: number
} => {
  const bought = steps.filter(({ key }) => key === 'tria').reduce((sum, { effect }) => sum + effect, 0)
  if (bought !== 0) return { accepted: true, premium: bought }
  // The Act has the price told to who declines it as well.
  const { triaRate } = rateBook(rateBookVersion) ?? { triaRate: null }
  return { accepted: false, premium: triaRate === null ? 0 : Math.round((premium * triaRate) / 100) * 100 }
}
