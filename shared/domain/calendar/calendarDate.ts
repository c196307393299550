import { z } from 'zod'

/** A day in the calendar, `YYYY-MM-DD` (ISO 8601); days that do not exist are refused. Effective, end and retro dates are these. */
export const CalendarDate = z.iso.date({
  error: ({ input }) => (input === undefined || input === '' ? 'Date is required' : 'must be a date, YYYY-MM-DD'),
}) as z.ZodISODate & {
  readonly _zod: { readonly output: CalendarDate }
}

export type CalendarDate = `${number}-${number}-${number}`

/** The calendar's years, months or days to move by; negative moves back. */
export type Period = { readonly years?: number; readonly months?: number; readonly days?: number }
