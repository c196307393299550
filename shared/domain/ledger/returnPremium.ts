import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import { allocate, portion } from '../money/money.ts'
import type { CancellationCause } from '../policy/cancellationRules.ts'
import { type PremiumParts, type ReturnBasis, returnBasis } from '../policy/returnBasis.ts'
import {
  type FeeKey,
  feeKeys,
  type PremiumTax,
  type RatedPremium,
  type TaxKey,
  taxKeys,
} from '../rating/ratedPremium.ts'
import { isFeeKept, isTaxKept } from '../rating/taxes/keptOnReturn.ts'
import type { Taxed } from '../rating/taxes/taxAuthority.ts'
import { breakdownOf, type Commissions, type PremiumBreakdown } from './premiumBreakdown.ts'

export type ReturnTerms = Taxed & {
  readonly surplus: boolean
  /** Part of the term that is still to run, 0 to 1. */
  readonly unearned: number
  /** What of the premium that is, where it changed in the term; the same part of all of it where it did not. */
  readonly rest?: PremiumParts & {
    readonly share: number
    /** What of it is for changes that have not begun by then: it never ran, so all of it comes back. */
    readonly toCome: PremiumParts
  }
  /** As if the policy had never been: everything comes back. */
  readonly flat: boolean
  /** Whose deed the cancellation is: what is given up by the insured comes back for less where the place admits it. */
  readonly cause: CancellationCause
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

/** What would come back by days, and the part of the commissions that does. */
const byDaysOf = (charged: PremiumBreakdown, { rest, unearned }: ReturnTerms) => {
  const part = (amount: MinorUnits) => allocate(amount, [unearned, 1 - unearned])[0] ?? 0
  const nothing = { premium: 0, tria: 0 }
  return rest ?? { premium: part(charged.premium), tria: part(charged.tria), share: unearned, toCome: nothing }
}

const less = (a: PremiumParts, b: PremiumParts): PremiumParts => ({
  premium: a.premium - b.premium,
  tria: a.tria - b.tria,
})

/** In which manner a cancellation returns premium, and how much of it. */
export const basisOfReturn = (
  rated: Pick<RatedPremium, 'coverages' | 'fees' | 'premium' | 'taxes'>,
  commissions: Commissions,
  terms: ReturnTerms,
): ReturnBasis => {
  const charged = breakdownOf(rated, commissions)
  const { toCome, ...rest } = byDaysOf(charged, terms)
  const begun = returnBasis(less(charged, toCome), less(rest, toCome), terms)
  // What was credited for a change to come is not kept twice: nothing comes back then, and nothing is asked for.
  const premium = Math.max(0, begun.premium + toCome.premium)
  const tria = Math.max(0, begun.tria + toCome.tria)
  const byDays = rest.premium + rest.tria
  return { ...begun, premium, tria, part: begun.isWhole || byDays === 0 ? begun.part : (premium + tria) / byDays }
}

/**
 * What a cancellation returns (rule: return-premium): premium and terrorism cover in their manner (rule: return-manner) and the
 * commissions with them, fees that are not earned in full by days, and of the taxes what is more than the tax on all that is
 * kept, fees included. A flat cancellation returns everything. What is returned and what is kept are what was charged, item
 * by item.
 */
export const returnedOf = (
  rated: Pick<RatedPremium, 'coverages' | 'fees' | 'premium' | 'taxes'>,
  commissions: Commissions,
  terms: ReturnTerms,
): PremiumBreakdown => {
  const charged = breakdownOf(rated, commissions)
  const { premium, tria, part: ofThat, feesToo, isWhole } = basisOfReturn(rated, commissions, terms)
  if (isWhole) return charged
  const part = (amount: MinorUnits) => allocate(amount, [terms.unearned, 1 - terms.unearned])[0] ?? 0
  const share = byDaysOf(charged, terms).share * ofThat
  const ofPremium = (amount: MinorUnits) => allocate(amount, [share, 1 - share])[0] ?? 0
  const feeBack = (key: FeeKey, amount: MinorUnits) => (feesToo ? amount : isFeeKept(key, terms) ? 0 : part(amount))
  const fees = Object.fromEntries(feeKeys.map((key) => [key, feeBack(key, charged.fees[key] ?? 0)]))
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
