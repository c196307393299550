import { z } from 'zod'
import { WholeUnits } from '#shared/domain/money/amounts.ts'
import type { RegionCode } from '../../regions/code.ts'
import { limitsOffered, offeredTerms } from '../../regions/offered.ts'
import { waitingPeriods } from './terms.ts'

/** Lists from which a quote's global terms are chosen (rater, rules/globals): whole units and hours. */
export const StateGlobals = z.object({
  aggLimits: z.array(WholeUnits),
  deductibles: z.array(WholeUnits),
  hrs: z.array(z.int()),
})
export type StateGlobals = z.infer<typeof StateGlobals>

/** The lists of a region; each of its states has the same ones, since no filing narrows them. */
export const stateGlobals = (region: RegionCode): StateGlobals => ({
  aggLimits: [...limitsOffered(region)],
  deductibles: [...offeredTerms(region).deductibles],
  hrs: [...waitingPeriods],
})
