import type { RegionCode } from './code.ts'
import type { Region } from './region.ts'
import { stateOf } from './states.ts'
import { ukRegionOf, ukRegions } from './ukRegions.ts'

/** What of an address tells its territory. */
interface Place {
  readonly state?: string | undefined
  readonly zipCode?: string | undefined
}

/** In which territory an address lies: by its state, in the UK by its postcode; undefined where it tells of none. */
export const territoryOf = (code: RegionCode, { state, zipCode = '' }: Place): string | undefined =>
  code === 'uk' ? ukRegionOf(zipCode) : state

/** A territory as people call it: by its name, or as it stands where it is none of the region's. */
export const territoryName = (region: Region, territory: string): string =>
  region.code === 'uk'
    ? (ukRegions.find(({ abbreviation }) => abbreviation === territory)?.name ?? territory)
    : (stateOf(region, territory)?.name ?? territory)
