import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import type { CalendarDate } from '../calendar/calendarDate.ts'
import { portion } from '../money/money.ts'
import type { CoveragePremium, PremiumTax, RatedPremium } from '../rating/ratedPremium.ts'
import { isTaxKept } from '../rating/taxes/keptOnReturn.ts'
import type { Taxed } from '../rating/taxes/taxAuthority.ts'
import type { WaterfallStep } from '../rating/waterfall.ts'
import type { MoneyChange } from './policyTransaction.ts'
import { differenceOf, totalPremiumOf } from './termPremium.ts'

type Commissions = Pick<MoneyChange, 'carrierCommission' | 'commission'>

/** The taxes on another premium, by the rates of the policy's own first day; what stays charged when premium comes back stays. */
const taxesOnPremium = (rated: RatedPremium, premium: MinorUnits, taxed: Taxed): PremiumTax[] => {
  const fees = rated.fees
    .filter(({ key }) => key === 'policyFee' || key === 'mgaFee')
    .reduce((sum, { amount }) => sum + amount, 0)
  let gst = 0
  return rated.taxes.map((tax) => {
    const taxable = premium + fees + (tax.key === 'stampDuty' ? gst : 0)
    const isKept = tax.rate === 0 || (premium < rated.premium && isTaxKept(tax, taxed))
    const amount = isKept ? tax.amount : portion(taxable, { rate: tax.rate })
    if (tax.key === 'gst') gst += amount
    return { ...tax, taxable: isKept ? tax.taxable : taxable, amount }
  })
}

/** The steps of the price with those that a change on a day adds, so that their effects stay the total. */
const stepsWith = (
  rated: RatedPremium,
  after: Pick<RatedPremium, 'premium' | 'taxes'>,
  day: CalendarDate,
): WaterfallStep[] => {
  const taxesOf = ({ taxes }: Pick<RatedPremium, 'taxes'>) => taxes.reduce((sum, { amount }) => sum + amount, 0)
  const effects = [
    { key: 'term' as const, effect: after.premium - rated.premium },
    { key: 'tax' as const, effect: taxesOf(after) - taxesOf(rated) },
  ].filter(({ effect }) => effect !== 0)
  let running = rated.total
  return [
    ...rated.steps,
    ...effects.map(({ key, effect }, index) => {
      running += effect
      const order = rated.steps.length + index + 1
      return { order, key, coverageId: null, table: 'endorsement', input: day, factor: 1, effect, running }
    }),
  ]
}

/** What a policy is charged once its premium is another, with its taxes; its fees are earned and stay (rule: endorsement-premium). */
export const changedPrice = (
  rated: RatedPremium,
  written: readonly CoveragePremium[],
  { day, ...taxed }: Taxed & { readonly day: CalendarDate },
): RatedPremium => {
  const premium = totalPremiumOf(written)
  const taxes = taxesOnPremium(rated, premium, taxed)
  const fees = rated.fees.reduce((sum, { amount }) => sum + amount, 0)
  return {
    ...rated,
    steps: stepsWith(rated, { premium, taxes }, day),
    coverages: [...written],
    premium,
    taxes,
    total: premium + fees + taxes.reduce((sum, { amount }) => sum + amount, 0),
  }
}

/** What one price is more than another, with the commissions on each: what a transaction changes of what is charged. */
export const moneyBetween = (before: RatedPremium & Commissions, after: RatedPremium & Commissions): MoneyChange => {
  const taxed = after.taxes.map(({ key, amount }, index) => ({
    key,
    amount: amount - (before.taxes[index]?.amount ?? 0),
  }))
  return {
    coverages: differenceOf(after.coverages, before.coverages),
    premium: after.premium - before.premium,
    fees: [],
    taxes: taxed.filter(({ amount }) => amount !== 0),
    total: after.total - before.total,
    commission: after.commission - before.commission,
    carrierCommission: after.carrierCommission - before.carrierCommission,
  }
}
