import type { Quote } from '#shared/contracts/quote/quote.ts'
import { coverageById } from '#shared/domain/coverage/catalogue.ts'
import type { CoverageGroupId } from '#shared/domain/coverage/coverage.ts'
import { inRegion } from '#shared/domain/coverage/regionalText.ts'
import type { SelectedCoverage } from '#shared/domain/coverage/selectedCoverage.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import type { CoveragePremium } from '#shared/domain/rating/ratedPremium.ts'
import type { RegionCode } from '#shared/regions/code.ts'

export type CoverageRow = SelectedCoverage & { readonly name: string; readonly premium: MinorUnits | undefined }

export type CoverageGroupRows = { readonly groupId: CoverageGroupId; readonly rows: readonly CoverageRow[] }

/** What is covered, by group in the order of the catalogue, each with its share of the premium. */
export const coverageRows = (
  coverages: Quote['coverages'],
  premiums: readonly CoveragePremium[] | undefined,
  region: RegionCode,
): readonly CoverageGroupRows[] => {
  const byId = new Map(premiums?.map(({ coverageId, premium }) => [coverageId, premium]))
  const known = coverages.flatMap((selected) => {
    const coverage = coverageById(selected.coverageId)
    return coverage ? [{ coverage, selected }] : []
  })
  known.sort((a, b) => a.coverage.order - b.coverage.order)
  const groups = new Map<CoverageGroupId, CoverageRow[]>()
  for (const { coverage, selected } of known) {
    const row = { ...selected, name: inRegion(coverage.name, region), premium: byId.get(coverage.id) }
    groups.set(coverage.groupId, [...(groups.get(coverage.groupId) ?? []), row])
  }
  return [...groups].map(([groupId, rows]) => ({ groupId, rows }))
}
