import type { MinorUnits } from '../money/amounts.ts'

/** How much a referral is worth, by its premium without fees and taxes, in the region's currency. */
export const valueBands = ['small', 'medium', 'large'] as const
export type ValueBand = (typeof valueBands)[number]

/** From which premium on, minor units: 10,000 and 50,000 whole units. */
const from: Readonly<Record<Exclude<ValueBand, 'small'>, MinorUnits>> = { medium: 1_000_000, large: 5_000_000 }

export const valueBandOf = (premium: MinorUnits): ValueBand => {
  if (premium >= from.large) return 'large'
  return premium >= from.medium ? 'medium' : 'small'
}
