import type { RegionCode } from '#shared/regions/code.ts'
import type { CalendarDate } from './calendarDate.ts'

interface Named {
  readonly name: string
  /** The first year in which it is one. */
  readonly from?: number
}

/** How many days later (below zero: earlier) is free where the day falls on a Saturday, and on a Sunday; 0 where none is. */
type Weekend = readonly [saturday: number, sunday: number]

/** Of which day of a year a holiday is; 1 is Monday. */
export type HolidayRule = Named &
  (
    | { readonly kind: 'easter'; readonly days: number }
    | { readonly kind: 'fixed'; readonly month: number; readonly day: number; readonly weekend: Weekend }
    | { readonly kind: 'nth'; readonly month: number; readonly weekday: number; readonly nth: number | 'last' }
    | { readonly kind: 'onOrAfter'; readonly month: number; readonly day: number; readonly weekday: number }
  )

const nearest: Weekend = [-1, 1]
const mondayAfter: Weekend = [2, 1]
const onSundayAlone: Weekend = [0, 1]
/** Nothing is free for it. */
export const noWeekend: Weekend = [0, 0]
/** Christmas and the day after it, of which two never fall on one day. */
const twoAfter: Weekend = [2, 2]

const fixed = (name: string, month: number, day: number, weekend: Weekend): HolidayRule => ({
  name,
  kind: 'fixed',
  month,
  day,
  weekend,
})
const monday = (name: string, month: number, nth: number | 'last'): HolidayRule => ({
  name,
  kind: 'nth',
  month,
  weekday: 1,
  nth,
})
const easter = (name: string, days: number): HolidayRule => ({ name, kind: 'easter', days })

/** Where the days come from. */
export const holidaySources: Readonly<Record<RegionCode, string>> = {
  us: '5 U.S.C. § 6103(a) and (b); Executive Order 11582, section 3',
  uk: 'Banking and Financial Dealings Act 1971, Schedule 1, and royal proclamations under section 1(2) and (3): England and Wales',
  au: 'Fair Work Act 2009 (Cth) s 115 and the public holidays acts of the states and territories',
}

/** What is free everywhere in a region. */
export const nationalHolidays: Readonly<Record<RegionCode, readonly HolidayRule[]>> = {
  us: [
    fixed('New Year’s Day', 1, 1, nearest),
    monday('Birthday of Martin Luther King, Jr.', 1, 3),
    monday('Washington’s Birthday', 2, 3),
    monday('Memorial Day', 5, 'last'),
    { ...fixed('Juneteenth National Independence Day', 6, 19, nearest), from: 2021 },
    fixed('Independence Day', 7, 4, nearest),
    monday('Labor Day', 9, 1),
    monday('Columbus Day', 10, 2),
    fixed('Veterans Day', 11, 11, nearest),
    { name: 'Thanksgiving Day', kind: 'nth', month: 11, weekday: 4, nth: 4 },
    fixed('Christmas Day', 12, 25, nearest),
  ],
  uk: [
    fixed('New Year’s Day', 1, 1, mondayAfter),
    easter('Good Friday', -2),
    easter('Easter Monday', 1),
    monday('Early May bank holiday', 5, 1),
    monday('Spring bank holiday', 5, 'last'),
    monday('Summer bank holiday', 8, 'last'),
    fixed('Christmas Day', 12, 25, twoAfter),
    fixed('Boxing Day', 12, 26, twoAfter),
  ],
  au: [
    fixed('New Year’s Day', 1, 1, mondayAfter),
    fixed('Australia Day', 1, 26, mondayAfter),
    easter('Good Friday', -2),
    easter('Easter Monday', 1),
    fixed('Anzac Day', 4, 25, noWeekend),
    fixed('Christmas Day', 12, 25, twoAfter),
    fixed('Boxing Day', 12, 26, twoAfter),
  ],
}

const labourDay = (month: number, nth: number) => monday('Labour Day', month, nth)
const kingsBirthday = monday('King’s Birthday', 6, 2)

/**
 * What is free in a state or territory besides, or on another day than elsewhere (by its name). What a governor proclaims each
 * year by itself, such as the day before a football final, is none of it. WA’s are those of the act as it is: a bill of 2025, not
 * passed when it was last looked at (November 2026), moves its Labour Day, WA Day and King’s Birthday from 2028.
 */
export const stateHolidays: Readonly<Partial<Record<RegionCode, Readonly<Record<string, readonly HolidayRule[]>>>>> = {
  au: {
    ACT: [
      monday('Canberra Day', 3, 2),
      fixed('Anzac Day', 4, 25, onSundayAlone),
      { name: 'Reconciliation Day', kind: 'onOrAfter', month: 5, day: 27, weekday: 1, from: 2018 },
      kingsBirthday,
      labourDay(10, 1),
    ],
    NSW: [kingsBirthday, labourDay(10, 1)],
    NT: [fixed('Anzac Day', 4, 25, onSundayAlone), monday('May Day', 5, 1), kingsBirthday, monday('Picnic Day', 8, 1)],
    QLD: [fixed('Anzac Day', 4, 25, onSundayAlone), labourDay(5, 1), monday('King’s Birthday', 10, 1)],
    SA: [monday('Adelaide Cup Day', 3, 2), fixed('Anzac Day', 4, 25, onSundayAlone), kingsBirthday, labourDay(10, 1)],
    TAS: [monday('Eight Hours Day', 3, 2), kingsBirthday],
    VIC: [labourDay(3, 2), kingsBirthday, { name: 'Melbourne Cup Day', kind: 'nth', month: 11, weekday: 2, nth: 1 }],
    WA: [
      labourDay(3, 1),
      fixed('Anzac Day', 4, 25, mondayAfter),
      monday('Western Australia Day', 6, 1),
      monday('King’s Birthday', 9, 'last'),
    ],
  },
}

interface Once {
  readonly region: RegionCode
  readonly state?: string
  readonly day: CalendarDate
  readonly name: string
  /** The day that it takes the place of. */
  readonly instead?: CalendarDate
  readonly source: string
}

/** What was ordered for one year. */
export const onceHolidays: readonly Once[] = [
  {
    region: 'uk',
    day: '2022-06-02',
    name: 'Spring bank holiday',
    instead: '2022-05-30',
    source: 'Proclamation of 14 April 2021',
  },
  {
    region: 'uk',
    day: '2022-06-03',
    name: 'Platinum Jubilee bank holiday',
    source: 'Proclamation of 14 April 2021',
  },
  {
    region: 'uk',
    day: '2022-09-19',
    name: 'State funeral of Queen Elizabeth II',
    source: 'Proclamation of 10 September 2022',
  },
  {
    region: 'uk',
    day: '2023-05-08',
    name: 'Coronation of King Charles III',
    source: 'Proclamation of November 2022',
  },
  {
    region: 'au',
    day: '2022-09-22',
    name: 'National Day of Mourning for Queen Elizabeth II',
    source: 'Proclaimed by the Governor-General, and a public holiday of every state and territory by its own order',
  },
  {
    region: 'au',
    state: 'ACT',
    day: '2026-04-27',
    name: 'Anzac Day',
    source: 'Holidays Act 1958 (ACT) s 3, declaration for 2026',
  },
  {
    region: 'au',
    state: 'NSW',
    day: '2026-04-27',
    name: 'Anzac Day',
    source: 'Public Holidays Act 2010 (NSW) s 5, order for 2026 and 2027',
  },
  {
    region: 'au',
    state: 'NSW',
    day: '2027-04-26',
    name: 'Anzac Day',
    source: 'Public Holidays Act 2010 (NSW) s 5, order for 2026 and 2027',
  },
  {
    region: 'au',
    state: 'WA',
    day: '2024-09-23',
    name: 'King’s Birthday',
    instead: '2024-09-30',
    source: 'Public and Bank Holidays Act 1972 (WA) s 5, proclamation for 2024',
  },
]
