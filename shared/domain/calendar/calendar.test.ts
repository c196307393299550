import { describe, expect, test } from 'vitest'
import { CalendarDate } from './calendarDate.ts'
import { annualTerm, defaultEffectiveDate, endWindow, isWithin, startWindow } from './coverageDates.ts'
import { coverageInstant, dateAt } from './coverageInstant.ts'
import { daysBetween, daysInYearFrom } from './daysBetween.ts'
import { monthAt, monthsUpTo } from './months.ts'
import { addDays, addMonths, addYears } from './moveDate.ts'

describe('dates', () => {
  test('refuse a day that does not exist', () => {
    expect(CalendarDate.safeParse('2026-02-29').success).toBe(false)
    expect(CalendarDate.safeParse('2028-02-29').success).toBe(true)
  })

  test('that are left out are asked for; what is none is told how one is written', () => {
    const saidOf = (input: unknown) => CalendarDate.safeParse(input).error?.issues[0]?.message
    expect([undefined, '', '31/12/2026', '2026-02-29'].map(saidOf)).toEqual([
      'Date is required',
      'Date is required',
      'must be a date, YYYY-MM-DD',
      'must be a date, YYYY-MM-DD',
    ])
  })

  test('keep to the last day of a shorter month', () => {
    expect(addMonths('2026-08-31', 6)).toBe('2027-02-28')
    expect(addYears('2028-02-29', 1)).toBe('2029-02-28')
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  })

  test('count days across a leap year', () => {
    expect(daysBetween({ from: '2027-06-01', until: '2028-06-01' })).toBe(366)
    expect(daysBetween({ from: '2000-02-28', until: '2000-03-01' })).toBe(2)
    expect(daysBetween({ from: '2026-03-31', until: '2026-03-01' })).toBe(-30)
    expect(daysBetween({ from: '2026-10-09', until: '2026-12-11' })).toBe(63)
    expect(daysBetween({ from: '1999-12-31', until: '2000-01-01' })).toBe(1)
    expect(daysInYearFrom('2027-06-01')).toBe(366)
    expect(daysInYearFrom('2026-06-01')).toBe(365)
    expect(daysInYearFrom('2028-02-29')).toBe(daysBetween({ from: '2028-02-29', until: addYears('2028-02-29', 1) }))
  })
})

describe('months', () => {
  test('begin at midnight where one is', () => {
    expect(monthAt('2026-11-30T23:30:00.000Z', 'Australia/Sydney')).toBe('2026-12')
    expect(monthAt('2026-12-01T02:00:00.000Z', 'America/New_York')).toBe('2026-11')
  })

  test('are counted back over the turn of the year', () => {
    expect(monthsUpTo('2027-01', 3)).toEqual(['2026-11', '2026-12', '2027-01'])
  })
})

describe('the term of a policy', () => {
  test('is one year', () => {
    expect(annualTerm('2026-12-04')).toEqual({ effectiveDate: '2026-12-04', endDate: '2027-12-04' })
  })

  test('starts fourteen days from today unless told otherwise', () => {
    expect(defaultEffectiveDate('2026-11-20')).toBe('2026-12-04')
  })

  test('may start from seven days back to seventy-five days ahead', () => {
    const window = startWindow('2026-11-20')
    expect(window).toEqual({ min: '2026-11-13', max: '2027-02-03' })
    expect(isWithin('2026-11-13', window)).toBe(true)
    expect(isWithin('2026-11-12', window)).toBe(false)
  })

  test('may end six to eighteen months after it starts', () => {
    expect(endWindow('2026-12-04')).toEqual({ min: '2027-06-04', max: '2028-06-04' })
  })

  test("starts at 12:01 AM in the insured's own zone", () => {
    expect(coverageInstant('2026-07-01', 'America/New_York')).toBe('2026-07-01T04:01:00Z')
    expect(coverageInstant('2026-07-01', 'Europe/London')).toBe('2026-06-30T23:01:00Z')
    expect(coverageInstant('2026-07-01', 'Australia/Sydney')).toBe('2026-06-30T14:01:00Z')
  })

  test('asks for today where the insured is', () => {
    expect(dateAt('2026-07-01T03:00:00Z', 'America/New_York')).toBe('2026-06-30')
    expect(dateAt('2026-07-01T03:00:00Z', 'Australia/Sydney')).toBe('2026-07-01')
  })
})
