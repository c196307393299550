import { z } from 'zod'
import { MinorUnits, WholeUnits } from '#shared/domain/money/amounts.ts'
import { CalendarDate } from '../calendar/calendarDate.ts'
import { CoverageGroupId } from '../coverage/coverage.ts'
import { CoverageId } from '../coverage/coverageId.ts'
import { QuestionGroupState } from '../coverage/questionGroups.ts'
import { Reason } from '../coverage/reason.ts'
import { SelectedCoverage } from '../coverage/selectedCoverage.ts'
import { currencies } from '../money/money.ts'
import { PremiumFee, PremiumTax } from './ratedPremium.ts'
import { QuoteOutcome, ReferralReason } from './referralReason.ts'
import { Waterfall } from './waterfall.ts'

/** One coverage with everything the screen needs: what is chosen, what may be chosen, and why not. Premium: minor units. */
export const CalculatorCoverage = z.object({
  id: CoverageId,
  key: z.string(),
  name: z.string(),
  tooltip: z.string(),
  groupId: CoverageGroupId,
  order: z.int(),
  mandatory: z.boolean(),
  locked: z.boolean(),
  endorsement: z.boolean(),
  /** The user cannot switch it: mandatory, locked or unavailable. */
  disabled: z.boolean(),
  available: z.boolean(),
  selected: z.boolean(),
  reason: Reason.nullable(),
  limit: WholeUnits.nullable(),
  limitOptions: z.array(WholeUnits),
  deductible: z.object({ value: z.int().nullable(), options: z.array(z.int()), available: z.boolean() }),
  waitingPeriod: z.object({ value: z.int().nullable(), options: z.array(z.int()) }),
  retroActivePeriod: z.object({
    value: z.int().nullable(),
    asDate: CalendarDate.nullable(),
    options: z.array(z.int()),
    available: z.boolean(),
    disabled: z.boolean(),
  }),
  questions: QuestionGroupState.nullable(),
  premium: MinorUnits,
})
export type CalculatorCoverage = z.infer<typeof CalculatorCoverage>

/** A preset's selected coverages by number, and what it would cost (premium without fees and taxes, minor units). */
export const PresetAnswer = z.object({ coverages: z.record(z.string(), SelectedCoverage), premium: MinorUnits })
export type PresetAnswer = z.infer<typeof PresetAnswer>

/**
 * The calculator's whole answer (quoting-and-servicing, section 3). Money is in minor units except limits and
 * deductibles; `premium` is before fees and taxes, `total` what is paid. `global` gives the terms after clamping, and
 * `warnings` every adjustment that was made to what was asked.
 */
export const CalculatorAnswer = z.object({
  rateBookVersion: z.string(),
  currency: z.enum(currencies),
  premium: MinorUnits,
  total: MinorUnits,
  fees: z.array(PremiumFee),
  taxes: z.array(PremiumTax),
  uwReferral: z.boolean(),
  outcome: QuoteOutcome,
  reasons: z.array(ReferralReason),
  warnings: z.array(Reason),
  limit: z.object({ min: z.int(), max: z.int() }),
  step: z.int(),
  global: z.object({
    preset: z.int(),
    limit: WholeUnits,
    deductible: WholeUnits,
    waitingPeriod: z.int(),
    retroActivePeriod: z.int(),
    retroActivePeriodAsDate: CalendarDate.nullable(),
    effectiveDate: CalendarDate,
    endDate: CalendarDate,
  }),
  coverages: z.record(z.string(), CalculatorCoverage),
  presets: z.object({ basic: PresetAnswer, popular: PresetAnswer, elite: PresetAnswer }),
  waterfall: Waterfall,
  calculatorError: z.string().nullable(),
})
export type CalculatorAnswer = z.infer<typeof CalculatorAnswer>
