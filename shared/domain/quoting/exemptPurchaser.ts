import type { CalendarDate } from '../calendar/calendarDate.ts'

/** By what a purchaser is exempt, besides its risk manager and its premiums (15 U.S.C. § 8206(5)(C)(i)). */
export const purchaserCriteria = [
  'NET_WORTH',
  'REVENUE',
  'EMPLOYEES',
  'GROUP_EMPLOYEES',
  'BUDGET',
  'POPULATION',
] as const
export type PurchaserCriterion = (typeof purchaserCriteria)[number]

/** Premiums of commercial property and casualty insurance in the 12 months before that must be exceeded, whole dollars. */
export const leastPremiums = 100_000

interface Threshold {
  readonly from: CalendarDate
  readonly over: number
}

const everSince = (over: number): readonly Threshold[] => [{ from: '2011-07-21', over }]

/**
 * What must be exceeded, from when: amounts move with the consumer price index (CPI-U, September) every fifth January 1
 * (§ 8206(5)(C)(ii)): by 10.2 % in 2015 (215.969 to 238.031), by 7.9 % in 2020 (to 256.759), as the NAIC published them, and by
 * 22.8 % in 2025 (to 315.301).
 */
const thresholds: Readonly<Record<PurchaserCriterion, readonly Threshold[]>> = {
  NET_WORTH: [
    { from: '2011-07-21', over: 20_000_000 },
    { from: '2015-01-01', over: 22_040_000 },
    { from: '2020-01-01', over: 23_781_160 },
    { from: '2025-01-01', over: 29_203_264 },
  ],
  REVENUE: [
    { from: '2011-07-21', over: 50_000_000 },
    { from: '2015-01-01', over: 55_100_000 },
    { from: '2020-01-01', over: 59_452_900 },
    { from: '2025-01-01', over: 73_008_161 },
  ],
  EMPLOYEES: everSince(500),
  GROUP_EMPLOYEES: everSince(1000),
  BUDGET: [
    { from: '2011-07-21', over: 30_000_000 },
    { from: '2015-01-01', over: 33_060_000 },
    { from: '2020-01-01', over: 35_671_740 },
    { from: '2025-01-01', over: 43_804_896 },
  ],
  POPULATION: everSince(50_000),
}

/** What a purchaser's figure must exceed on a day for it to be exempt by this. */
export const purchaserThreshold = (criterion: PurchaserCriterion, day: CalendarDate): number =>
  thresholds[criterion].findLast(({ from }) => from <= day)?.over ?? Infinity
