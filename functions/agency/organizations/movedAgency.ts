import type { AgencyRecord } from '#functions/directory/store/agencies.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'

/** Whose location an agency is until it moves, and from then on; nobody’s where there is none. */
export interface Firms {
  readonly from: AgencyRecord | undefined
  readonly to: AgencyRecord | undefined
}

/** The registration under which an agency sells as another’s location: its own, or that of the firm it is in then (rule: licensing). */
export const registeredUnder = ({ npn }: Pick<AgencyRecord, 'npn'>, { from, to }: Firms): string | undefined =>
  npn !== undefined && npn === from?.npn && to !== undefined ? to.npn : npn

/** An agency that is to move next on a day to come, or on none: it says so itself, and all else is of its day. */
export const movesOn = (
  agency: AgencyRecord,
  next: (Pick<Firms, 'to'> & { readonly day: CalendarDate }) | undefined,
): AgencyRecord => ({ ...agency, movesTo: next?.to?.name, movesOn: next?.day })

/** An agency whose day to move has come: it sells under the registration of the firm it is in now, where it has none of its own. */
export const movedOn = (
  agency: AgencyRecord,
  { day, from, to }: Firms & { readonly day: CalendarDate },
): AgencyRecord => ({
  ...agency,
  npn: registeredUnder(agency, { from, to }),
  belongsTo: to?.name,
  belongsSince: day,
  movesTo: undefined,
  movesOn: undefined,
})
