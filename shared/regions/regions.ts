import { au } from './au.ts'
import type { RegionCode } from './code.ts'
import type { Region } from './region.ts'
import { uk } from './uk.ts'
import { us } from './us.ts'

/** The three regions by code. */
export const regions: Readonly<Record<RegionCode, Region>> = { us, uk, au }

export const regionOf = (code: RegionCode): Region => regions[code]
