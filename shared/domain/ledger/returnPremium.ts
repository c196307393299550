import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import { allocate, portion } from '../money/money.ts'
import { feeKeys, type PremiumTax, type RatedPremium, type TaxKey, taxKeys } from '../rating/ratedPremium.ts'
import { isFeeKept, isTaxKept } from '../rating/taxes/keptOnReturn.ts'
import type { Taxed } from '../rating/taxes/taxAuthority.ts'
import { breakdownOf, type Commissions, type PremiumBreakdown } from './premiumBreakdown.ts'

export type ReturnTerms = Taxed & {
  readonly surplus: boolean
  /** Part of the term that is still to run, 0 to 1. */
  readonly unearned: number
  /** What of the premium that is, where it changed in the term; the same part of all of it where it did not. */
  readonly rest?: Pick<PremiumBreakdown, 'premium' | 'tria'> & { readonly share: number }
  /** As if the policy had never been: everything comes back. */
  readonly flat: boolean
}

/** Taxes that are themselves part of what another one is taken on. */
const onTopOf: Readonly<Partial<Record<TaxKey, TaxKey>>> = { stampDuty: 'gst' }

type Amounts = Pick<PremiumBreakdown, 'fees' | 'premium' | 'tria'>

/** The taxes on what is kept, by the rates of the policy's own first day; never more than was charged. */
const taxesKept = (charged: readonly PremiumTax[], { premium, tria, fees }: Amounts, terms: ReturnTerms) => {
  const base = premium + tria + (fees.policyFee ?? 0) + (fees.mgaFee ?? 0)
  const kept: Partial<Record<TaxKey, MinorUnits>> = {}
  for (const key of taxKeys)
    for (const tax of charged.filter((each) => each.key === key)) {
      const below = onTopOf[key]
      const taxable = base + (below === undefined ? 0 : (kept[below] ?? 0))
      const isKept = terms.unearned === 0 || isTaxKept(tax, terms)
      const amount = isKept ? tax.amount : Math.min(tax.amount, portion(taxable, { rate: tax.rate }))
      kept[key] = (kept[key] ?? 0) + amount
    }
  return kept
}

/**
 * What a cancellation returns (rule: return-premium): premium, terrorism cover and commissions by days, fees that are not
 * earned in full by days too, and of the taxes what is more than the tax on all that is kept, fees included. A flat
 * cancellation returns everything. What is returned and what is kept are what was charged, item by item.
 */
export const returnedOf = (
  rated: Pick<RatedPremium, 'coverages' | 'fees' | 'premium' | 'taxes'>,
  commissions: Commissions,
  terms: ReturnTerms,
): PremiumBreakdown => {
  const charged = breakdownOf(rated, commissions)
  if (terms.flat) return charged
  const part = (amount: MinorUnits) => allocate(amount, [terms.unearned, 1 - terms.unearned])[0] ?? 0
  const { premium, tria } = terms.rest ?? { premium: part(charged.premium), tria: part(charged.tria) }
  const share = terms.rest?.share ?? terms.unearned
  const ofPremium = (amount: MinorUnits) => allocate(amount, [share, 1 - share])[0] ?? 0
  const fees = Object.fromEntries(feeKeys.map((key) => [key, isFeeKept(key, terms) ? 0 : part(charged.fees[key] ?? 0)]))
  const keptFees = Object.fromEntries(feeKeys.map((key) => [key, (charged.fees[key] ?? 0) - (fees[key] ?? 0)]))
  const kept = taxesKept(
    rated.taxes,
    { premium: charged.premium - premium, tria: charged.tria - tria, fees: keptFees },
    terms,
  )
  return {
    premium,
    tria,
    fees,
    taxes: Object.fromEntries(taxKeys.map((key) => [key, (charged.taxes[key] ?? 0) - (kept[key] ?? 0)])),
    commission: ofPremium(charged.commission),
    carrierCommission: ofPremium(charged.carrierCommission),
  }
}
