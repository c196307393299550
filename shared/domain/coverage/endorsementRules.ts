import { z } from 'zod'
import { isAlwaysOn, unavailableReason } from './availability.ts'
import { catalogue } from './catalogue.ts'
import type { CoverageContext } from './coverageContext.ts'
import { aggregateLimits, deductibles, waitingPeriods } from './terms.ts'

/** One endorsement's standing for a product and a state (rater, rules/endorsement). */
export const EndorsementRule = z.object({ key: z.string(), available: z.boolean(), mandatory: z.boolean() })
export type EndorsementRule = z.infer<typeof EndorsementRule>

export const endorsementRules = (context: CoverageContext): EndorsementRule[] =>
  catalogue
    .filter((coverage) => coverage.endorsement)
    .map((coverage) => {
      const available = unavailableReason(coverage, context) === null
      return { key: coverage.key, available, mandatory: available && isAlwaysOn(coverage, context) }
    })

/** Lists from which a quote's global terms are chosen (rater, rules/globals). */
export const StateGlobals = z.object({
  aggLimits: z.array(z.int()),
  deductibles: z.array(z.int()),
  hrs: z.array(z.int()),
})
export type StateGlobals = z.infer<typeof StateGlobals>

/** The same in every state so far; the state is asked for because filings may narrow it. */
export const stateGlobals = (): StateGlobals => ({
  aggLimits: [...aggregateLimits],
  deductibles: [...deductibles],
  hrs: [...waitingPeriods],
})
