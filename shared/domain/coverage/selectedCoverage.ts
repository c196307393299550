import { z } from 'zod'
import { WholeUnits } from '#shared/domain/money/amounts.ts'
import { CalendarDate } from '../calendar/calendarDate.ts'
import { CoverageId } from './coverageId.ts'
import { RetroPeriod, WaitingPeriod } from './terms.ts'

/**
 * One coverage as it is bought. `limit` and `retention` are whole currency units; a term is null where the coverage does
 * not have it (an endorsement has no limit, breach response no waiting period). `retroActiveDate` wins over the period.
 * Field names: quoting-and-servicing, section 3.
 */
export const SelectedCoverage = z.object({
  coverageId: CoverageId,
  limit: WholeUnits.min(0).nullable(),
  retention: WholeUnits.min(0).nullable(),
  waitingPeriod: WaitingPeriod.nullable(),
  retroActivePeriod: RetroPeriod.nullable(),
  retroActiveDate: CalendarDate.nullable(),
})
export type SelectedCoverage = z.infer<typeof SelectedCoverage>
