import type { CalendarDate } from '../calendar/calendarDate.ts'
import { addDays, addYears } from '../calendar/moveDate.ts'

/** What a document is kept as: each class has its years, and its end from which they are counted. */
export const retentionClasses = ['POLICY', 'CLAIM', 'APPLICATION', 'UPLOAD', 'STATEMENT', 'ACCOUNT'] as const
export type RetentionClass = (typeof retentionClasses)[number]

/** How long a class is kept, and which law has it so. */
export interface RetentionRule {
  readonly years: number
  readonly source: string
}

/** Between the day on which a document is told to go and the one on which it goes. */
export const noticeDays = 30

/** What a document stands on: the end from which its years are counted, none while it has not come, and what holds it. */
export interface Standing {
  readonly end?: CalendarDate | undefined
  readonly heldBy?: string | undefined
  /** The day on which it is to go, where that was told. */
  readonly removesOn?: CalendarDate | undefined
}

/** The first day on which nothing has a document kept; none while its end has not come. */
export const dueOn = ({ end }: Standing, { years }: RetentionRule): CalendarDate | undefined =>
  end === undefined ? undefined : addDays(addYears(end, years), 1)

/** What becomes of a document on a day: it is told to go, spared again, gone, or nothing. */
type RetentionStep =
  | { readonly step: 'mark'; readonly removesOn: CalendarDate }
  | { readonly step: 'spare' | 'remove' | 'keep' }

/**
 * What is due is told thirty days before it goes (rule: retention); what is held, or has come to have an end that is later, is
 * spared, and is told anew when its time has come again.
 */
export const retentionStep = (standing: Standing, rule: RetentionRule, today: CalendarDate): RetentionStep => {
  const due = dueOn(standing, rule)
  const isDue = due !== undefined && due <= today && standing.heldBy === undefined
  const { removesOn } = standing
  if (!isDue) return { step: removesOn === undefined ? 'keep' : 'spare' }
  if (removesOn === undefined) return { step: 'mark', removesOn: addDays(today, noticeDays) }
  return { step: removesOn <= today ? 'remove' : 'keep' }
}
