import { z } from 'zod'
import { WholeUnits } from '#shared/domain/money/amounts.ts'
import { aggregateLimits, deductibles, waitingPeriods } from './terms.ts'

/** Lists from which a quote's global terms are chosen (rater, rules/globals): whole units and hours. */
export const StateGlobals = z.object({
  aggLimits: z.array(WholeUnits),
  deductibles: z.array(WholeUnits),
  hrs: z.array(z.int()),
})
export type StateGlobals = z.infer<typeof StateGlobals>

/** The lists of a state; every state has the same ones, since no filing narrows them. */
export const stateGlobals = (_state: string): StateGlobals => ({
  aggLimits: [...aggregateLimits],
  deductibles: [...deductibles],
  hrs: [...waitingPeriods],
})
