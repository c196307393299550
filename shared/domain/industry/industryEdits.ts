import type { CalendarDate } from '../calendar/calendarDate.ts'
import type { Industry } from './industry.ts'

/** What the provider's staff say of a code beyond the region's list: other words for it, a code of its own, or its end. */
export interface IndustryEdit extends Industry {
  /** From when nobody is offered it any more; what has it keeps it. */
  readonly withdrawnOn?: CalendarDate | undefined
}

/** An entry as it stands: one that is withdrawn still describes what has it. */
export type StandingIndustry = IndustryEdit

/** The region's list with what staff say of its codes, by code. */
export const withEdits = (list: readonly Industry[], edits: readonly IndustryEdit[]): StandingIndustry[] => {
  const byCode = new Map<string, StandingIndustry>(list.map((industry) => [industry.code, industry]))
  for (const { code, title, primaryIndustry, withdrawnOn } of edits)
    byCode.set(code, { code, title, primaryIndustry, ...(withdrawnOn !== undefined && { withdrawnOn }) })
  return [...byCode.values()].sort((a, b) => (a.code < b.code ? -1 : 1))
}

/** Whether a code is offered on a day. */
export const isOffered = ({ withdrawnOn }: StandingIndustry, today: CalendarDate): boolean =>
  withdrawnOn === undefined || withdrawnOn > today
