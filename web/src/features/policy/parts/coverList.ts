import type { Quote } from '#shared/contracts/quote/quote.ts'
import { coverageById } from '#shared/domain/coverage/catalogue.ts'
import type { CoverageGroupId } from '#shared/domain/coverage/coverage.ts'
import { inRegion } from '#shared/domain/coverage/regionalText.ts'
import type { SelectedCoverage } from '#shared/domain/coverage/selectedCoverage.ts'
import type { RegionCode } from '#shared/regions/code.ts'

export type Cover = SelectedCoverage & {
  readonly name: string
  /** What it pays for, in a sentence. */
  readonly explained: string
  readonly groupId: CoverageGroupId
}

/** What a policy covers, in the order of the catalogue and the words of the region. */
export const coverList = (coverages: Quote['coverages'], region: RegionCode): readonly Cover[] =>
  coverages
    .flatMap((selected) => {
      const coverage = coverageById(selected.coverageId)
      return coverage ? [{ coverage, selected }] : []
    })
    .sort((a, b) => a.coverage.order - b.coverage.order)
    .map(({ coverage, selected }) => ({
      ...selected,
      name: inRegion(coverage.name, region),
      explained: inRegion(coverage.tooltip, region),
      groupId: coverage.groupId,
    }))
