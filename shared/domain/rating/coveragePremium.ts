import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import { retroPeriodOf } from '../coverage/globalRetro.ts'
import type { SelectedCoverage } from '../coverage/selectedCoverage.ts'
import type { CompiledBook, CoverageRate } from './compiledBook.ts'
import { interpolate } from './interpolate.ts'
import type { RatingFacts } from './ratingFacts.ts'
import { stepTo, type WaterfallBuilder } from './waterfallBuilder.ts'

/** What every coverage of a risk is priced with, worked out once. */
export type RiskRates = {
  readonly base: MinorUnits
  /** The exposure that the base rate was read by. */
  readonly baseInput: number | string
  readonly hazardFactor: number
  readonly hazardInput: string
  readonly recordFactor: number
}

const factorDecimals = 4

/** How a step names what nobody has told; it is neutral. */
const unknown = 'not known'

/**
 * The annual premium of one coverage before the policy's modifiers, rounded to the minor unit: base rate x relativity x
 * hazard group x limit x deductible x waiting period x retro period x record count (rule: premium; the relativity stands
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
  stepTo(waterfall, start + amount, 'baseRate', {
    coverageId: id,
    table: 'baseRates',
    input: rates.baseInput,
    factor: amount / 100,
  })

  amount *= rate.relativity
  stepTo(waterfall, start + Math.round(amount), 'relativity', {
    coverageId: id,
    table: 'relativities',
    input: coverage.key,
    factor: rate.relativity,
  })

  amount *= rates.hazardFactor
  stepTo(waterfall, start + Math.round(amount), 'hazardGroup', {
    coverageId: id,
    table: 'hazardGroups',
    input: rates.hazardInput,
    factor: rates.hazardFactor,
  })

  if (coverage.limit.kind !== 'none') {
    const limit = Math.min(
      coverage.limit.kind === 'aggregate' ? facts.limit : (selected.limit ?? facts.limit),
      facts.limit,
    )
    const factor = interpolate(compiled.limitFactors, { input: limit, decimals: factorDecimals })
    amount *= factor
    stepTo(waterfall, start + Math.round(amount), 'limit', {
      coverageId: id,
      table: 'limitFactors',
      input: limit,
      factor,
    })
  }
  if (coverage.deductibles.length > 0) {
    const retention = selected.retention ?? facts.deductible
    const factor = interpolate(compiled.deductibleFactors, { input: retention, decimals: factorDecimals })
    amount *= factor
    stepTo(waterfall, start + Math.round(amount), 'deductible', {
      coverageId: id,
      table: 'deductibleFactors',
      input: retention,
      factor,
    })
  }
  if (coverage.waitingPeriods.length > 0) {
    const hours = selected.waitingPeriod ?? facts.waitingPeriod
    const factor = book.waitingPeriodFactors[hours]
    amount *= factor
    stepTo(waterfall, start + Math.round(amount), 'waitingPeriod', {
      coverageId: id,
      table: 'waitingPeriodFactors',
      input: hours,
      factor,
    })
  }
  if (coverage.retro !== 'none') {
    const period = selected.retroActiveDate
      ? retroPeriodOf({ retroDate: selected.retroActiveDate, effectiveDate: facts.effectiveDate })
      : (selected.retroActivePeriod ?? facts.retroPeriod)
    const factor = book.retroFactors[`${period}`]
    amount *= factor
    stepTo(waterfall, start + Math.round(amount), 'retroPeriod', {
      coverageId: id,
      table: 'retroFactors',
      input: period,
      factor,
    })
  }
  if (rate.isRecordSensitive) {
    amount *= rates.recordFactor
    const records = facts.numberOfPersonalRecords ?? unknown
    stepTo(waterfall, start + Math.round(amount), 'recordCount', {
      coverageId: id,
      table: 'recordFactors',
      input: records,
      factor: rates.recordFactor,
    })
  }
  return Math.round(amount)
}
