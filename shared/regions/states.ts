import type { PlaceZone } from '../domain/calendar/timeZone.ts'
import { auStates } from './auStates.ts'
import type { RegionCode } from './code.ts'
import type { Region, State } from './region.ts'
import { usStates } from './usStates.ts'

const states: Readonly<Record<RegionCode, readonly State[]>> = { us: usStates, uk: [], au: auStates }

/** The states and territories of a region; none in the UK. */
export const statesOf = ({ code }: Region): readonly State[] => states[code]

/** A state by its abbreviation or its name, whatever the case; undefined where the region has no such state. */
export const stateOf = (region: Region, text: string): State | undefined => {
  const wanted = text.trim().toLowerCase()
  return statesOf(region).find(
    ({ abbreviation, name }) => abbreviation.toLowerCase() === wanted || name.toLowerCase() === wanted,
  )
}

/** The zone in which a risk at this address starts and ends at 12:01 AM: the state's, else the region's. */
export const timeZoneOf = (region: Region, state?: string): PlaceZone =>
  (state === undefined ? undefined : stateOf(region, state)?.timeZone) ?? region.timeZone
