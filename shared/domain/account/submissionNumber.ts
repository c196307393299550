import type { RegionCode } from '../../regions/code.ts'

const first = 1_000_000

/** `SUB-US-1000042`: the 42nd submission of the region. The counter is the region's own. */
export const submissionNumberOf = (region: RegionCode, sequence: number): string =>
  `SUB-${region.toUpperCase()}-${first + sequence}`
