import type { RegionCode } from '#shared/regions/code.ts'
import type { CalendarDate } from '../calendar/calendarDate.ts'
import { addDays } from '../calendar/moveDate.ts'

/** A time in which extended reporting that was bought is given back for all that it cost (decision: reporting-given-back). */
export interface ErpFreeLook {
  readonly days: number
  readonly source: string
}

const byRegion: Readonly<Record<RegionCode, ErpFreeLook>> = {
  us: { days: 14, source: 'Ours: no state gives commercial insureds a free look at extended reporting' },
  uk: { days: 14, source: 'FCA ICOBS 7.1.1R, as the form gives it to every insured for the policy' },
  au: {
    days: 14,
    source: 'Corporations Act 2001 (Cth) s 1019B(3), as the form gives it to every insured for the policy',
  },
}

export const erpFreeLookOf = (region: RegionCode): ErpFreeLook => byRegion[region]

/** The last day on which extended reporting that was issued on a day is given back. */
export const erpGivenBackUntil = (region: RegionCode, issuedOn: CalendarDate): CalendarDate =>
  addDays(issuedOn, byRegion[region].days)
