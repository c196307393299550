import type { MinorUnits } from '../money/money.ts'

/** Taxes and levies a policy may carry (decision 35). */
export const taxKinds = [
  'surplusLinesTax',
  'stampingFee',
  'insurancePremiumTax',
  'goodsAndServicesTax',
  'stampDuty',
] as const

export type TaxKind = (typeof taxKinds)[number]

/** What the insured owes, by what it is owed for. Negative amounts are a return of premium. */
export type PremiumBreakdown = {
  /** Premium before terrorism cover, fees and taxes. */
  readonly premium: MinorUnits
  readonly tria: MinorUnits
  /** Broker fee and additional broker fee together. */
  readonly brokerFee: MinorUnits
  readonly mgaFee: MinorUnits
  readonly taxes: Readonly<Partial<Record<TaxKind, MinorUnits>>>
  /** Agency commission; not part of what the insured owes. */
  readonly commission: MinorUnits
}

/** Total premium: premium, terrorism cover, fees and taxes. */
export const totalOf = ({ premium, tria, brokerFee, mgaFee, taxes }: PremiumBreakdown): MinorUnits =>
  premium + tria + brokerFee + mgaFee + taxKinds.reduce((sum, kind) => sum + (taxes[kind] ?? 0), 0)
