import { z } from 'zod'
import { isAlwaysOn, unavailableReason } from './availability.ts'
import type { CoverageContext } from './coverageContext.ts'
import { familyCoverages } from './familyCoverages.ts'

/** One endorsement's standing for a product and a state (rater, rules/endorsement). */
export const EndorsementRule = z.object({ key: z.string(), available: z.boolean(), mandatory: z.boolean() })
export type EndorsementRule = z.infer<typeof EndorsementRule>

export const endorsementRules = (context: CoverageContext): EndorsementRule[] =>
  familyCoverages(context.product)
    .filter((coverage) => coverage.endorsement)
    .map((coverage) => {
      const available = unavailableReason(coverage, context) === null
      return { key: coverage.key, available, mandatory: available && isAlwaysOn(coverage, context) }
    })
