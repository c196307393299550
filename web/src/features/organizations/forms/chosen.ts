import { z } from 'zod'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { AccountId, AgencyId } from '#shared/domain/ids/ids.ts'

/** Something found by its name, or the sentence that it is missing. */
const chosen = <Id extends string>(id: z.ZodType<Id>, missing: string) =>
  z
    .string(missing)
    .min(1, missing)
    .transform((value) => id.parse(value))

export const ChosenAgency = chosen(AgencyId, 'An agent must be selected.')
export const ChosenMember = chosen(AgencyId, 'The agency must be selected.')
export const ChosenAccount = chosen(AccountId, 'The insured must be selected.')

/** A day that may be left open: today then. */
export const DayOrToday = z.preprocess(
  (value) => (value === '' || value === null ? undefined : value),
  CalendarDate.optional(),
)
