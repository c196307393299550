import { retroPeriodOf } from '../coverage/globalRetro.ts'
import type { SelectedCoverage } from '../coverage/selectedCoverage.ts'
import type { MinorUnits } from '../money/money.ts'
import type { CompiledBook, CoverageRate } from './compiledBook.ts'
import { interpolate } from './interpolate.ts'
import type { RatingFacts } from './ratingFacts.ts'
import { stepTo, type WaterfallBuilder } from './waterfallBuilder.ts'

/** What every coverage of a risk is priced with, worked out once. */
export type RiskRates = {
  readonly base: MinorUnits
  readonly hazardFactor: number
  readonly hazardInput: string
  readonly recordFactor: number
}

const factorDecimals = 4

/**
 * The annual premium of one coverage before the policy's modifiers, rounded to the minor unit: base rate x relativity x
 * hazard group x limit x deductible x waiting period x retro period x record count (decision 34; the relativity stands
 * second so that the steps read as this coverage's money). Terms the coverage does not have are left out.
 */
export const coveragePremium = (
  compiled: CompiledBook,
  facts: RatingFacts,
  rates: RiskRates,
  rate: CoverageRate,
  selected: SelectedCoverage,
  waterfall: WaterfallBuilder,
): MinorUnits => {
  const { book } = compiled
  const { coverage } = rate
  const id = coverage.id
  const start = waterfall.running
  let amount = rates.base
  stepTo(waterfall, start + amount, 'baseRate', id, 'baseRates', facts.revenue, amount / 100)

  amount *= rate.relativity
  stepTo(waterfall, start + Math.round(amount), 'relativity', id, 'relativities', coverage.key, rate.relativity)

  amount *= rates.hazardFactor
  stepTo(
    waterfall,
    start + Math.round(amount),
    'hazardGroup',
    id,
    'hazardGroups',
    rates.hazardInput,
    rates.hazardFactor,
  )

  if (coverage.limit.kind !== 'none') {
    const limit = Math.min(
      coverage.limit.kind === 'aggregate' ? facts.limit : (selected.limit ?? facts.limit),
      facts.limit,
    )
    const factor = interpolate(compiled.limitFactors, limit, factorDecimals)
    amount *= factor
    stepTo(waterfall, start + Math.round(amount), 'limit', id, 'limitFactors', limit, factor)
  }
  if (coverage.deductibles.length > 0) {
    const retention = selected.retention ?? facts.deductible
    const factor = interpolate(compiled.deductibleFactors, retention, factorDecimals)
    amount *= factor
    stepTo(waterfall, start + Math.round(amount), 'deductible', id, 'deductibleFactors', retention, factor)
  }
  if (coverage.waitingPeriods.length > 0) {
    const hours = selected.waitingPeriod ?? facts.waitingPeriod
    const factor = book.waitingPeriodFactors[hours]
    amount *= factor
    stepTo(waterfall, start + Math.round(amount), 'waitingPeriod', id, 'waitingPeriodFactors', hours, factor)
  }
  if (coverage.retro !== 'none') {
    const period = selected.retroActiveDate
      ? retroPeriodOf(selected.retroActiveDate, facts.effectiveDate)
      : (selected.retroActivePeriod ?? facts.retroPeriod)
    const factor = book.retroFactors[`${period}`]
    amount *= factor
    stepTo(waterfall, start + Math.round(amount), 'retroPeriod', id, 'retroFactors', period, factor)
  }
  if (rate.isRecordSensitive) {
    amount *= rates.recordFactor
    const records = facts.numberOfPersonalRecords
    stepTo(waterfall, start + Math.round(amount), 'recordCount', id, 'recordFactors', records, rates.recordFactor)
  }
  return Math.round(amount)
}
