import { type RegionCode, regionCodes } from '#shared/regions/code.ts'
import type { Region } from '#shared/regions/region.ts'
import { regions } from '#shared/regions/regions.ts'

/** The region a host serves: its first label (`uk.palisade.example`, `au.localhost`); the United States otherwise. */
export const regionCodeOf = (hostname: string): RegionCode => {
  const label = hostname.split('.')[0]?.toLowerCase()
  return regionCodes.find((code) => code === label) ?? 'us'
}

/** The region this page was opened in. It never changes without a new page: another region is another host. */
export const region: Region = regions[regionCodeOf(globalThis.location?.hostname ?? '')]
