import type { ErpRate } from '../rateBook.ts'

/**
 * What reporting costs once a policy has ended, as part of the annual premium of the coverages that are claims-made: our own
 * figures, within what forms of cyber and management liability ask for one, two and three years.
 */
export const extendedReporting2026: readonly ErpRate[] = [
  { option: 'ONE_YEAR', months: 12, factor: 0.75 },
  { option: 'TWO_YEARS', months: 24, factor: 1.25 },
  { option: 'THREE_YEARS', months: 36, factor: 1.5 },
]
