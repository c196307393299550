import { Temporal } from 'temporal-polyfill'
import type { RegionCode } from '#shared/regions/code.ts'
import type { CalendarDate } from './calendarDate.ts'
import {
  type HolidayRule,
  holidaySources,
  nationalHolidays,
  noWeekend,
  onceHolidays,
  stateHolidays,
} from './holidayRules.ts'

/** Whose days are counted: the region of the insured, and where it is known the state of it. */
export interface HolidayPlace {
  readonly region: RegionCode
  readonly state?: string | undefined
}

/** A day on which offices are closed though it is no weekend, or that stands for one that fell on it. */
export interface Holiday {
  readonly day: CalendarDate
  readonly name: string
  readonly source: string
}

const iso = (day: Temporal.PlainDate): CalendarDate => day.toString() as CalendarDate // ISO 8601, as Temporal writes every day

/** Easter Sunday by the Gregorian computus in the form of Meeus, Jones and Butcher (1876). */
export const easterSunday = (year: number): CalendarDate => {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const g = Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3)
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const sum = h + l - 7 * m + 114
  return iso(Temporal.PlainDate.from({ year, month: Math.floor(sum / 31), day: (sum % 31) + 1 }))
}

/** The nth weekday (1 is Monday) of a month; the last one where n is `last`. */
const nthOf = (year: number, { month, weekday, nth }: Extract<HolidayRule, { readonly kind: 'nth' }>) => {
  const first = Temporal.PlainDate.from({ year, month, day: 1 })
  const offset = (weekday - first.dayOfWeek + 7) % 7
  if (nth !== 'last') return first.add({ days: offset + 7 * (nth - 1) })
  const last = first.add({ days: first.daysInMonth - 1 })
  return last.subtract({ days: (last.dayOfWeek - weekday + 7) % 7 })
}

const dayOf = (rule: HolidayRule, year: number): Temporal.PlainDate => {
  switch (rule.kind) {
    case 'easter':
      return Temporal.PlainDate.from(easterSunday(year)).add({ days: rule.days })
    case 'nth':
      return nthOf(year, rule)
    case 'onOrAfter': {
      const from = Temporal.PlainDate.from({ year, month: rule.month, day: rule.day })
      return from.add({ days: (rule.weekday - from.dayOfWeek + 7) % 7 })
    }
    case 'fixed':
      return Temporal.PlainDate.from({ year, month: rule.month, day: rule.day })
  }
}

/** The day that is free where a fixed one falls on a weekend; undefined where none is. */
const freeDay = (day: Temporal.PlainDate, rule: HolidayRule): Temporal.PlainDate | undefined => {
  if (day.dayOfWeek <= 5) return day
  const [saturday, sunday] = rule.kind === 'fixed' ? rule.weekend : noWeekend
  const moved = day.dayOfWeek === 6 ? saturday : sunday
  return moved === 0 ? undefined : day.add({ days: moved })
}

const rulesOf = ({ region, state }: HolidayPlace): readonly HolidayRule[] => {
  const own = stateHolidays[region]?.[state ?? '']
  const replaced = new Set(own?.map(({ name }) => name))
  return [...nationalHolidays[region].filter(({ name }) => !replaced.has(name)), ...(own ?? [])]
}

/** Holidays of which the day that is free lies in the year: New Year's Day on a Saturday is one of the year before in the US. */
const inYear = (rule: HolidayRule, year: number): Omit<Holiday, 'source'>[] =>
  [year, year + 1].flatMap((each) => {
    if ((rule.from ?? 0) > each) return []
    const free = freeDay(dayOf(rule, each), rule)
    return free?.year === year ? [{ day: iso(free), name: rule.name }] : []
  })

/** The bank and public holidays of a year that fall on days of work, in their order (rule: business-days). */
export const bankHolidays = (place: HolidayPlace, year: number): Holiday[] => {
  const once = onceHolidays.filter(
    ({ region, state, day }) =>
      region === place.region && (state === undefined || state === place.state) && day.startsWith(`${year}-`),
  )
  const moved = new Set(once.flatMap(({ instead }) => (instead === undefined ? [] : [instead])))
  return [
    ...rulesOf(place)
      .flatMap((rule) => inYear(rule, year))
      .filter(({ day }) => !moved.has(day))
      .map((each) => ({ ...each, source: holidaySources[place.region] })),
    ...once.map(({ day, name, source }) => ({ day, name, source })),
  ].toSorted((a, b) => (a.day < b.day ? -1 : 1))
}

const asked = new Map<string, { readonly year: number; readonly days: ReadonlySet<CalendarDate> }>()

/** The holidays of the year that a place was last asked of are kept: days are asked one after another, and a year’s never change. */
const closedDays = (place: HolidayPlace, year: number): ReadonlySet<CalendarDate> => {
  const key = `${place.region} ${place.state ?? ''}`
  const kept = asked.get(key)
  if (kept?.year === year) return kept.days
  const days = new Set(bankHolidays(place, year).map(({ day }) => day))
  asked.set(key, { year, days })
  return days
}

/** Whether offices are open at a place: from Monday to Friday, and on no holiday. */
export const isBusinessDay = (day: CalendarDate, place: HolidayPlace): boolean => {
  const { dayOfWeek, year } = Temporal.PlainDate.from(day)
  return dayOfWeek <= 5 && !closedDays(place, year).has(day)
}
