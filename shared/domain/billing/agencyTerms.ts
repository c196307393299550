import type { CalendarDate } from '../calendar/calendarDate.ts'
import { monthOf } from '../calendar/months.ts'
import { addDays, addMonths } from '../calendar/moveDate.ts'

/** Days after the end of the month of issue in which an agency that is billed pays (rule: agency-terms). */
export const agencyCreditDays = 30

/** The last day of the month that a day lies in. */
export const monthEnd = (date: CalendarDate): CalendarDate => addDays(addMonths(`${monthOf(date)}-01`, 1), -1)

/** When an agency pays for a policy that is issued on `issued`. */
export const agencyDueDate = (issued: CalendarDate): CalendarDate => addDays(monthEnd(issued), agencyCreditDays)

/** Days after the due day, or before it, on which a reminder is sent by schedule. */
export const reminderSteps = [-7, 0, 7, 14, 28] as const

/** What was sent of reminders. */
interface Sent {
  readonly dueDate: CalendarDate
  readonly step?: number | undefined
}

/** The reminder that is due today: the last step that has come and was not sent, none of before the day before it. */
export const reminderDue = (
  dueDate: CalendarDate,
  {
    today,
    sent,
    since,
  }: { readonly today: CalendarDate; readonly sent: readonly Sent[]; readonly since: CalendarDate },
): number | undefined => {
  const step = reminderSteps.findLast((each) => addDays(dueDate, each) <= today)
  // What was issued after the day of a step is not reminded of by it.
  if (step === undefined || addDays(dueDate, step) <= since) return undefined
  const wasSent = sent.some((each) => each.dueDate === dueDate && each.step !== undefined && each.step >= step)
  return wasSent ? undefined : step
}
