import { z } from 'zod'
import { Month } from '#shared/domain/calendar/months.ts'

/** A month that is over, `YYYY-MM`, that a job is about. */
export const MonthInput = z.strictObject({ month: Month })
