import { z } from 'zod'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { AccountId, AgencyId } from '#shared/domain/ids/ids.ts'

/** A text, or the sentence that something is missing. */
const found = (missing: string) => z.string(missing).min(1, missing)

export const ChosenAgency = found('An agent must be selected.').pipe(AgencyId)
export const ChosenMember = found('The agency must be selected.').pipe(AgencyId)
export const ChosenAccount = found('The insured must be selected.').pipe(AccountId)

/** A day that may be left open: today then. */
export const DayOrToday = z.preprocess(
  (value) => (value === '' || value === null ? undefined : value),
  CalendarDate.optional(),
)
