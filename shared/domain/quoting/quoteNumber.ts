import type { RegionCode } from '../../regions/code.ts'

const first = 1_000_000

/** `Q-US-1000042`: the 42nd quote of the region. The counter is the region's own. */
export const quoteNumberOf = (region: RegionCode, sequence: number): string =>
  `Q-${region.toUpperCase()}-${first + sequence}`
