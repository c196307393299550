import type { RegionCode } from '#shared/regions/code.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { stateOf } from '#shared/regions/states.ts'
import { townLines } from '#shared/regions/townLines.ts'
import type { CoverFacts } from './coverFacts.ts'

/** '8 hours', as the schedule reads. */
export const waitingPeriodWords = (hours: number): string => `${hours} hours`

/** '2 years', or the trade's name for no retroactive date at all. */
export const retroPeriodWords = (years: number): string =>
  years < 0 ? 'Full prior acts' : years === 1 ? '1 year' : `${years} years`

/** The lines of an address in the region's order. */
export const addressLines = (
  region: RegionCode,
  { address1, address2, address3, city, state, zipCode }: CoverFacts['address'],
): string[] =>
  [address1, address2, address3, ...townLines(region, { city, state, zipCode })].filter(
    (line): line is string => line !== undefined && line.trim() !== '',
  )

/** The insured's home state with its name; none where the region has no states. */
export const stateOfCover = (region: RegionCode, state: string | undefined) => {
  const found = state === undefined ? undefined : stateOf(regionOf(region), state)
  return found === undefined ? undefined : { code: found.abbreviation, name: found.name }
}
