import { type RegionCode, regionCodes } from '#shared/regions/code.ts'
import { inTurn } from '#tests/turn.ts'

/** The regions in which a story is told that is the same in each: all by night, the one that has its turn at each change. */
export const everywhere: readonly RegionCode[] = inTurn(regionCodes, regionCodes.length)

/** The region in which is told what is done once, being alike everywhere. */
export const once = everywhere[0]
