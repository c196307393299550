import { coverageId } from '../coverage/coverageId.ts'
import type { MinorUnits } from '../money/money.ts'
import { feeKeys, type RatedPremium, type TaxKey, taxKeys } from '../rating/ratedPremium.ts'

export type FeeKey = (typeof feeKeys)[number]

/** What the insured owes, by what it is owed for. Negative amounts are a return of premium. */
export type PremiumBreakdown = {
  /** Premium before terrorism cover, fees and taxes. */
  readonly premium: MinorUnits
  readonly tria: MinorUnits
  readonly fees: Readonly<Partial<Record<FeeKey, MinorUnits>>>
  readonly taxes: Readonly<Partial<Record<TaxKey, MinorUnits>>>
  /** Agency commission; not part of what the insured owes. */
  readonly commission: MinorUnits
}

const sum = (amounts: readonly MinorUnits[]): MinorUnits => amounts.reduce((total, amount) => total + amount, 0)

/** Total premium: premium, terrorism cover, fees and taxes. */
export const totalOf = ({ premium, tria, fees, taxes }: PremiumBreakdown): MinorUnits =>
  premium + tria + sum(feeKeys.map((key) => fees[key] ?? 0)) + sum(taxKeys.map((key) => taxes[key] ?? 0))

/** The breakdown of a rated premium with the agency's commission; its total is the rated total. */
export const breakdownOf = (
  rated: Pick<RatedPremium, 'premium' | 'coverages' | 'fees' | 'taxes'>,
  commission: MinorUnits,
): PremiumBreakdown => {
  const terrorism = coverageId('TRIA')
  const tria = sum(
    rated.coverages.filter((coverage) => coverage.coverageId === terrorism).map(({ premium }) => premium),
  )
  const byKey = (items: readonly { readonly key: string; readonly amount: MinorUnits }[], key: string) =>
    sum(items.filter((item) => item.key === key).map(({ amount }) => amount))
  return {
    premium: rated.premium - tria,
    tria,
    fees: Object.fromEntries(feeKeys.map((key) => [key, byKey(rated.fees, key)])),
    taxes: Object.fromEntries(taxKeys.map((key) => [key, byKey(rated.taxes, key)])),
    commission,
  }
}
