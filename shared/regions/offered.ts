import type { WholeUnits } from '../domain/money/amounts.ts'
import type { RegionCode } from './code.ts'

/** The terms of a whole quote that a region's market has, in whole units of its currency. */
export interface OfferedTerms {
  /** The aggregate limits: 1M to 5M in steps of 500k everywhere (quoting-and-servicing, section 9). */
  readonly limits: { readonly min: WholeUnits; readonly max: WholeUnits; readonly step: WholeUnits }
  /** What the insured bears of a loss, lowest first: deductibles, in the UK and Australia excesses. */
  readonly deductibles: readonly [WholeUnits, ...WholeUnits[]]
}

const limits = { min: 1_000_000, max: 5_000_000, step: 500_000 } as const

/**
 * What each region has on offer. Whatever is taken off a list is not on offer to quotes that stand on it either, so lists
 * grow; factors between the figures of a rate book are interpolated (decision: offered-terms).
 */
const offered: Readonly<Record<RegionCode, OfferedTerms>> = {
  us: { limits, deductibles: [1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 250_000] },
  // British insurers quote an excess of 7,500 and 15,000 pounds to middling firms.
  uk: { limits, deductibles: [1_000, 2_500, 5_000, 7_500, 10_000, 15_000, 25_000, 50_000, 100_000, 250_000] },
  // Australian ones of 20,000 dollars.
  au: { limits, deductibles: [1_000, 2_500, 5_000, 10_000, 20_000, 25_000, 50_000, 100_000, 250_000] },
}

export const offeredTerms = (region: RegionCode): OfferedTerms => offered[region]

/** The aggregate limits of a region one by one, lowest first. */
export const limitsOffered = (region: RegionCode): readonly WholeUnits[] => {
  const { min, max, step } = offered[region].limits
  return Array.from({ length: (max - min) / step + 1 }, (_, index) => min + index * step)
}
