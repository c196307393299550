import type { RegionCode } from '../../regions/code.ts'

const first = 1_000_000

/**
 * `PAL-US-1000042-01`: carrier prefix, region, the region's counter, and the term: 01 for the first year, one more with
 * every renewal.
 */
export const policyNumberOf = (
  region: RegionCode,
  sequence: number,
  { term = 1, prefix = 'PAL' }: { readonly term?: number | undefined; readonly prefix?: string | undefined } = {},
): string => `${prefix}-${region.toUpperCase()}-${first + sequence}-${String(term).padStart(2, '0')}`

/** The number of the next term of a renewed policy. */
export const renewalNumberOf = (policyNumber: string): string => {
  const term = Number(policyNumber.slice(-2)) + 1
  return `${policyNumber.slice(0, -2)}${String(term).padStart(2, '0')}`
}
