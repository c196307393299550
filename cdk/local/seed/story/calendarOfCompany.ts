import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import type { Dice } from './dice.ts'

/** Office hours of a region, in UTC. */
const officeHours: Readonly<Record<RegionCode, readonly [from: number, to: number]>> = {
  us: [14, 21],
  uk: [9, 16],
  au: [0, 6],
}

/** When things happen to one company: each after the one before it, and none after now. */
export interface Calendar {
  /** An instant in the office hours of a day. */
  on(day: string): Instant
  /** So many minutes after the last. */
  minutesLater(minutes: number): Instant
  /** The instant given, or the first free one after it. */
  from(instant: Instant): Instant
}

const minute = 60_000

const isWeekend = (day: CalendarDate): boolean => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())

/** In the office hours of a day, or of the first working day after it. */
export const atWork = (region: RegionCode, day: CalendarDate): Instant =>
  isWeekend(day)
    ? atWork(region, addDays(day, 1))
    : `${day}T${String(officeHours[region][0] + 2).padStart(2, '0')}:00:00.000Z`

export const calendarOf = (dice: Dice, region: RegionCode, now: Instant): Calendar => {
  let last = 0
  const place = (wanted: number): Instant => {
    last = Math.max(last + 1000, Math.min(wanted, Date.parse(now) - 2 * 60 * minute))
    return new Date(last).toISOString()
  }
  return {
    on: (day) =>
      place(
        Date.parse(`${day}T00:00:00Z`) +
          dice.between(officeHours[region][0] * 60, officeHours[region][1] * 60) * minute,
      ),
    minutesLater: (minutes) => place(last + minutes * minute),
    from: (instant) => place(Date.parse(instant)),
  }
}
