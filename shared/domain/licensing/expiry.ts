import type { CalendarDate } from '../calendar/calendarDate.ts'
import { daysBetween } from '../calendar/daysBetween.ts'

/** So many days before a license expires its holder is warned, once each. */
export const warningDays = [60, 30, 7] as const
export type WarningDays = (typeof warningDays)[number]

/** How far ahead a license is looked at. */
export const firstWarning = warningDays[0]

/** What is kept of a license's warnings: the last one given, and for which expiry. */
export interface Warned {
  readonly days: WarningDays
  readonly of: CalendarDate
}

/**
 * The warning that is due on a day: the nearest whose time has come, unless it or a nearer one was given for this expiry.
 * Whoever enters a license that expires in 20 days is warned at 30 once, not at 60 too. What has expired is not warned of.
 */
export const warningDue = (
  { expirationDate, warned }: { readonly expirationDate: CalendarDate; readonly warned?: Warned | undefined },
  today: CalendarDate,
): WarningDays | undefined => {
  const left = daysBetween({ from: today, until: expirationDate })
  if (left < 0) return undefined
  const due = warningDays.findLast((days) => left <= days)
  const given = warned?.of === expirationDate ? warned.days : undefined
  return due === undefined || (given !== undefined && given <= due) ? undefined : due
}
