import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { TimeZone } from '#shared/domain/calendar/timeZone.ts'
import { statesOf } from '#shared/regions/states.ts'
import { nowHere } from '#web/i18n/clock.ts'
import { region } from '#web/i18n/region.ts'

const zones: readonly TimeZone[] = [...new Set([region, ...statesOf(region)].map(({ timeZone }) => timeZone))]

/** The last day that has come where an insured is; where that is not known, anywhere in the region. */
export const lastDay = (zone?: TimeZone, now: Date = new Date(nowHere())): CalendarDate =>
  (zone === undefined ? zones : [zone])
    .map((each) => dateAt(now.toISOString(), each))
    .reduce((last, each) => (each > last ? each : last))
