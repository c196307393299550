import type { RegionCode } from '../../regions/code.ts'

const first = 1_000_000

/** `CLM-US-1000042`: the 42nd claim that was filed in the region. A draft has none. */
export const claimNumberOf = (region: RegionCode, sequence: number): string =>
  `CLM-${region.toUpperCase()}-${first + sequence}`
