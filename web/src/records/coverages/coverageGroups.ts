import type { CoverageGroupId } from '#shared/domain/coverage/coverage.ts'
import type { CalculatorCoverage } from '#shared/domain/rating/calculatorAnswer.ts'

/** Coverages of a group in the order of the screen, those that the product does not carry in this region apart. */
export type ShownGroup = {
  readonly groupId: CoverageGroupId
  readonly coverages: readonly CalculatorCoverage[]
  readonly offProduct: readonly CalculatorCoverage[]
}

/** Rules by which nothing that anybody does makes a coverage available: it is of other products, or of another country's law. */
const offProductRules: readonly string[] = ['coverage.product', 'coverage.triaUsOnly']

const isOffProduct = ({ reason }: CalculatorCoverage): boolean =>
  reason !== null && offProductRules.includes(reason.ruleId)

/** Coverages by group, in the order of the screen; no group of which the product carries nothing. */
export const coverageGroups = (coverages: readonly CalculatorCoverage[]): ShownGroup[] => {
  const groups = Map.groupBy(coverages, ({ groupId }) => groupId)
  return [...groups]
    .sort(([a], [b]) => a - b)
    .map(([groupId, ofGroup]) => {
      const ordered = [...ofGroup].sort((a, b) => a.order - b.order)
      return {
        groupId,
        coverages: ordered.filter((coverage) => !isOffProduct(coverage)),
        offProduct: ordered.filter(isOffProduct),
      }
    })
    .filter(({ coverages: ofProduct }) => ofProduct.length > 0)
}
