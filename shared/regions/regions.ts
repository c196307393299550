import { au } from './au.ts'
import type { RegionCode } from './code.ts'
import type { Region, State } from './region.ts'
import { uk } from './uk.ts'
import { us } from './us.ts'

/** The three regions by code. */
export const regions: Readonly<Record<RegionCode, Region>> = { us, uk, au }

export const regionOf = (code: RegionCode): Region => regions[code]

/** A state by its abbreviation or its name, whatever the case; undefined where the region has no such state. */
export const stateOf = (region: Region, text: string): State | undefined => {
  const wanted = text.trim().toLowerCase()
  return region.address.states.find(
    ({ abbreviation, name }) => abbreviation.toLowerCase() === wanted || name.toLowerCase() === wanted,
  )
}

/** The zone in which a risk at this address starts and ends at 12:01 AM: the state's, else the region's. */
export const timeZoneOf = (region: Region, state?: string): string =>
  (state === undefined ? undefined : stateOf(region, state)?.timeZone) ?? region.timeZone
