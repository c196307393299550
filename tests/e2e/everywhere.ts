import { type RegionCode, regionCodes } from '#shared/regions/code.ts'

const told = process.env.PALISADE_TOLD_IN?.split(',')

/** The regions in which a story is told that is the same in each: all, or those alone that `PALISADE_TOLD_IN` names. */
export const everywhere: readonly RegionCode[] = regionCodes.filter((region) => told?.includes(region) ?? true)

/** The region in which is told what is done once, being alike everywhere. */
export const once = everywhere[0]
