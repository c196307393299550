import type { WholeUnits } from '#shared/domain/money/amounts.ts'
import type { RegionCode } from '../../regions/code.ts'
import { offeredTerms } from '../../regions/offered.ts'
import type { HazardGroup } from './rateBook.ts'

/** What a risk bears at least, and what is written for it at most; whole units of the region's currency. */
export type TermBounds = { readonly minimumRetention: WholeUnits; readonly maximumLimit: WholeUnits }

/** A row holds for risks of at least this total revenue in at least this hazard group. */
type BoundsRow = Partial<TermBounds> & { readonly revenueFrom: WholeUnits; readonly hazardFrom: HazardGroup }

/** The programme's guideline: the larger and the more hazardous, the more is borne and the less is written. */
const rows: readonly BoundsRow[] = [
  { revenueFrom: 0, hazardFrom: 5, minimumRetention: 5_000, maximumLimit: 4_000_000 },
  { revenueFrom: 0, hazardFrom: 6, minimumRetention: 10_000, maximumLimit: 3_000_000 },
  { revenueFrom: 25_000_000, hazardFrom: 1, minimumRetention: 5_000 },
  { revenueFrom: 25_000_000, hazardFrom: 5, minimumRetention: 10_000 },
  { revenueFrom: 100_000_000, hazardFrom: 1, minimumRetention: 25_000 },
  { revenueFrom: 100_000_000, hazardFrom: 5, minimumRetention: 50_000, maximumLimit: 3_000_000 },
  { revenueFrom: 500_000_000, hazardFrom: 1, minimumRetention: 100_000 },
  { revenueFrom: 500_000_000, hazardFrom: 5, minimumRetention: 250_000, maximumLimit: 2_000_000 },
  { revenueFrom: 1_000_000_000, hazardFrom: 1, minimumRetention: 250_000, maximumLimit: 3_000_000 },
]

/** The strictest of all rows that hold for the risk; without one, all that is on offer. */
export const termBounds = (
  { revenue, hazardGroup }: { readonly revenue: WholeUnits; readonly hazardGroup: HazardGroup },
  region: RegionCode,
): TermBounds => {
  const { limits, deductibles } = offeredTerms(region)
  const holding = rows.filter(({ revenueFrom, hazardFrom }) => revenue >= revenueFrom && hazardGroup >= hazardFrom)
  return {
    minimumRetention: Math.max(deductibles[0], ...holding.flatMap(({ minimumRetention }) => minimumRetention ?? [])),
    maximumLimit: Math.min(limits.max, ...holding.flatMap(({ maximumLimit }) => maximumLimit ?? [])),
  }
}
