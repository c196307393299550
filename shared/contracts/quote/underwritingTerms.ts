import { z } from 'zod'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { RetroPeriod, WaitingPeriod } from '#shared/domain/coverage/terms.ts'
import { WholeUnits } from '#shared/domain/money/amounts.ts'
import { CoverageChoices } from './calculatorSelection.ts'

/** Terms as an underwriter sets them; what is left out stays as it is. Limits and deductibles are whole units. */
export const UnderwritingTerms = z.strictObject({
  revenueFactor: z.number().min(0.1).max(10).optional(),
  limit: WholeUnits.min(1).optional(),
  deductible: WholeUnits.min(0).optional(),
  waitingPeriod: WaitingPeriod.optional(),
  retroActivePeriod: RetroPeriod.optional(),
  retroActivePeriodAsDate: CalendarDate.nullable()
    .optional()
    .describe('A retroactive date in place of the period; null to have the period again.'),
  coverages: CoverageChoices.optional().describe('What is left out of a coverage stays as it is.'),
  effectiveDate: CalendarDate.optional(),
  endDate: CalendarDate.optional(),
})
