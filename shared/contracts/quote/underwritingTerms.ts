import { z } from 'zod'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { WaitingPeriod } from '#shared/domain/coverage/terms.ts'
import { WholeUnits } from '#shared/domain/money/amounts.ts'
import { CoverageChoices } from './calculatorSelection.ts'

/** Terms as an underwriter sets them; what is left out stays as it is. Limits and deductibles are whole units. */
export const UnderwritingTerms = z.strictObject({
  revenueFactor: z.number().min(0.1).max(10).optional(),
  limit: WholeUnits.min(1).optional(),
  deductible: WholeUnits.min(0).optional(),
  waitingPeriod: WaitingPeriod.optional(),
  coverages: CoverageChoices.optional(),
  effectiveDate: CalendarDate.optional(),
  endDate: CalendarDate.optional(),
})
