import { z } from 'zod'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { RetroPeriod, WaitingPeriod } from '#shared/domain/coverage/terms.ts'
import { MinorUnits, WholeUnits } from '#shared/domain/money/amounts.ts'
import { CalculatorChoice, CalculatorGlobal } from '#shared/domain/rating/calculatorState.ts'

/** Coverages by their number in the catalogue. Whatever is left out follows the global terms. */
export const CoverageChoices = z.record(
  z.string().regex(/^\d{1,2}$/, 'must be the number of a coverage'),
  CalculatorChoice,
)
export type CoverageChoices = z.infer<typeof CoverageChoices>

/** What is asked for: the terms of the whole quote and the choices coverage by coverage. Amounts are whole units. */
export const QuoteSelection = z.object({ global: CalculatorGlobal, coverages: CoverageChoices })
export type QuoteSelection = z.infer<typeof QuoteSelection>

/**
 * A variation as the calculator puts it together (quoting-and-servicing, section 3, Cart quote). `presets` is the
 * preset's number: 1 basic, 2 popular, 3 elite, -1 custom. What is left out takes the calculator's defaults.
 */
export const CalculatorGeneratedDataInput = z.strictObject({
  presets: z.literal([-1, 1, 2, 3]).optional(),
  aggregateLimit: WholeUnits.min(1).optional(),
  deductible: WholeUnits.min(0).optional(),
  waitingPeriod: WaitingPeriod.optional(),
  retroActivePeriod: RetroPeriod.optional(),
  retroActivePeriodAsDate: CalendarDate.nullable().optional(),
  effectiveDate: CalendarDate.optional(),
  endDate: CalendarDate.optional(),
  isSurplus: z.boolean().optional(),
  coverages: CoverageChoices.optional(),
  referToUnderwriter: z.boolean().optional().describe('What the screen shows; the server decides by its own rules.'),
  totalPremium: MinorUnits.optional().describe('What the screen shows, minor units; the server prices by itself.'),
})
export type CalculatorGeneratedDataInput = z.infer<typeof CalculatorGeneratedDataInput>

/** A priced variation. `totalPremium` is minor units with fees and taxes. */
export const CalculatorGeneratedData = z.object({
  presets: z.int(),
  aggregateLimit: WholeUnits,
  deductible: WholeUnits,
  waitingPeriod: z.int(),
  retroActivePeriod: z.int(),
  retroActivePeriodAsDate: CalendarDate.nullable(),
  effectiveDate: CalendarDate,
  endDate: CalendarDate,
  coverages: CoverageChoices,
  referToUnderwriter: z.boolean(),
  totalPremium: MinorUnits,
})
export type CalculatorGeneratedData = z.infer<typeof CalculatorGeneratedData>
