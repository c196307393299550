import { invalidAnswersReason, unavailableReason } from './availability.ts'
import { catalogue } from './catalogue.ts'
import type { Coverage } from './coverage.ts'
import type { CoverageContext } from './coverageContext.ts'
import { carries } from './productLines.ts'
import type { Reason } from './reason.ts'

/** A coverage of the product that the risk cannot have as it is, and why. */
export interface Unavailable {
  readonly coverage: Coverage
  readonly reason: Reason
}

/**
 * The coverages that the product carries and that cannot be had as things stand, each with its reason and cure, in the
 * catalogue's order. `has` are those that are bought. What another region has, and what names events alone, is nothing to want.
 */
export const unavailableCoverages = (context: CoverageContext, has: ReadonlySet<number>): Unavailable[] =>
  catalogue
    .filter(({ id, key }) => !has.has(id) && carries(context.product, key) && key !== 'EVENT_EXCLUSION')
    .flatMap((coverage): Unavailable[] => {
      const reason = unavailableReason(coverage, context) ?? invalidAnswersReason(coverage, context)
      return reason === null || reason.ruleId === 'coverage.triaUsOnly' ? [] : [{ coverage, reason }]
    })
    .sort((a, b) => a.coverage.order - b.coverage.order)
