import { z } from 'zod'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { Month } from '#shared/domain/calendar/months.ts'
import { addDays, addMonths } from '#shared/domain/calendar/moveDate.ts'

/** A month that is over, `YYYY-MM`, that a job is about. */
export const MonthInput = z.strictObject({ month: z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/) })

export const toMonth = (month: string): Month => month as Month // by the pattern of the input

/** The last day of a month. */
export const lastDayOf = (month: Month): CalendarDate => addDays(addMonths(`${month}-01`, 1), -1)
