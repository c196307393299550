import type { RegionCode } from '#shared/regions/code.ts'
import type { CalendarDate } from '../calendar/calendarDate.ts'
import { dateAt } from '../calendar/coverageInstant.ts'
import type { Instant } from '../calendar/instant.ts'
import { addDays } from '../calendar/moveDate.ts'
import type { TimeZone } from '../calendar/timeZone.ts'

/** A time in which the insured may give a new policy back (rule: cooling-off). */
export interface CoolingOff {
  readonly days: number
  /** Whether the days that were covered are charged for. */
  readonly chargesTimeOnRisk: boolean
  readonly source: string
}

const byRegion: Readonly<Partial<Record<RegionCode, CoolingOff>>> = {
  uk: {
    days: 14,
    chargesTimeOnRisk: true,
    source:
      'FCA ICOBS 7.1.1R and 7.2.2R, which the form gives to every insured: 14 days, less what the days of cover cost',
  },
  au: {
    days: 14,
    chargesTimeOnRisk: false,
    source:
      'Corporations Act 2001 (Cth) s 1019B(3) and (5), which the form gives to every insured, counted no sooner: 14 days from the confirmation',
  },
}

/** What a region has of it; undefined where it has none. */
export const coolingOffOf = (region: RegionCode): CoolingOff | undefined => byRegion[region]

/**
 * The last day on which a policy can be given back, where the insured is: the days are counted from the one on which cover
 * began, or was confirmed if that is later. Undefined where the region has no such right.
 */
export const coolingOffEndsOn = (
  region: RegionCode,
  {
    effectiveDate,
    confirmedAt,
    timeZone,
  }: { readonly effectiveDate: CalendarDate; readonly confirmedAt: Instant; readonly timeZone: TimeZone },
): CalendarDate | undefined => {
  const rule = coolingOffOf(region)
  if (rule === undefined) return undefined
  const confirmed = dateAt(confirmedAt, timeZone)
  return addDays(confirmed > effectiveDate ? confirmed : effectiveDate, rule.days)
}
