import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import { coverageId } from '../coverage/coverageId.ts'
import { type FeeKey, feeKeys, type RatedPremium, type TaxKey, taxKeys } from '../rating/ratedPremium.ts'

/** What the insured owes, by what it is owed for. Negative amounts are a return of premium. */
export type PremiumBreakdown = {
  /** Premium before terrorism cover, fees and taxes. */
  readonly premium: MinorUnits
  readonly tria: MinorUnits
  readonly fees: Readonly<Partial<Record<FeeKey, MinorUnits>>>
  readonly taxes: Readonly<Partial<Record<TaxKey, MinorUnits>>>
  /** Commission of the agency and of the provider, which are parts of the premium and not of what the insured owes. */
  readonly commission: MinorUnits
  readonly carrierCommission: MinorUnits
}

/** The commissions of a premium. */
export type Commissions = Pick<PremiumBreakdown, 'carrierCommission' | 'commission'>

const sum = (amounts: readonly MinorUnits[]): MinorUnits => amounts.reduce((total, amount) => total + amount, 0)

/** Total premium: premium, terrorism cover, fees and taxes. */
export const totalOf = ({ premium, tria, fees, taxes }: PremiumBreakdown): MinorUnits =>
  premium + tria + sum(feeKeys.map((key) => fees[key] ?? 0)) + sum(taxKeys.map((key) => taxes[key] ?? 0))

/** What gives back all of a breakdown. */
export const negated = ({ premium, tria, fees, taxes, commission, carrierCommission }: PremiumBreakdown) => ({
  premium: 0 - premium,
  tria: 0 - tria,
  fees: Object.fromEntries(feeKeys.map((key) => [key, 0 - (fees[key] ?? 0)])),
  taxes: Object.fromEntries(taxKeys.map((key) => [key, 0 - (taxes[key] ?? 0)])),
  commission: 0 - commission,
  carrierCommission: 0 - carrierCommission,
})

/** The breakdown of a rated premium with its commissions; its total is the rated total. */
export const breakdownOf = (
  rated: Pick<RatedPremium, 'premium' | 'coverages' | 'fees' | 'taxes'>,
  commissions: Commissions,
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
    ...commissions,
  }
}
