import type { RegionCode } from '../../regions/code.ts'

/** Whom access tokens are for: one region's APIs. Another region's take them for nothing. */
export const tokenAudience = (region: RegionCode): string => `palisade-${region}`
