import type { Form } from '#shared/contracts/docs/forms.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'

/** Whether policies that begin today carry a form, those that begin later will, or none does any more. */
export type FormStanding = 'coming' | 'inForce' | 'withdrawn'

export const standingOf = (
  { effectiveFrom, withdrawnOn }: Pick<Form, 'effectiveFrom' | 'withdrawnOn'>,
  today: CalendarDate,
): FormStanding => {
  if (withdrawnOn !== undefined && withdrawnOn <= today) return 'withdrawn'
  return effectiveFrom > today ? 'coming' : 'inForce'
}
