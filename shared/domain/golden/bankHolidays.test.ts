import { describe, expect, it } from 'vitest'
import { regionCodes } from '../../regions/code.ts'
import { bankHolidays, easterSunday, type HolidayPlace, isBusinessDay } from '../calendar/bankHolidays.ts'
import { stateHolidays } from '../calendar/holidayRules.ts'

const years = [2022, 2023, 2024, 2025, 2026, 2027, 2028, 2029, 2030, 2031, 2032]
const places: readonly HolidayPlace[] = regionCodes.flatMap((region) => [
  { region },
  ...Object.keys(stateHolidays[region] ?? {}).map((state) => ({ region, state })),
])

describe('bank holidays', () => {
  it('are these, year by year, of which those of the insured’s state are told where they differ', async () => {
    const lines = places.flatMap((place) => {
      const national =
        place.state === undefined ? [] : years.flatMap((year) => bankHolidays({ region: place.region }, year))
      const known = new Set(national.map(({ day, name }) => `${day} ${name}`))
      return [
        [place.region, place.state].filter(Boolean).join(' '),
        ...years
          .flatMap((year) => bankHolidays(place, year))
          .filter(({ day, name }) => !known.has(`${day} ${name}`))
          .map(({ day, name, source }) => `  ${day}  ${name}  (${source})`),
      ]
    })
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('tables/bank-holidays.txt')
  })

  it('are days of work, each once', () => {
    for (const place of places)
      for (const year of years) {
        const days = bankHolidays(place, year).map(({ day }) => day)
        expect(new Set(days).size).toBe(days.length)
        for (const day of days) expect([0, 6]).not.toContain(new Date(`${day}T00:00:00Z`).getUTCDay())
      }
  })
})

it('Easter is on the days that the churches publish', () => {
  expect([2008, 2011, 2019, 2024, 2025, 2026, 2027, 2038].map(easterSunday)).toEqual([
    '2008-03-23',
    '2011-04-24',
    '2019-04-21',
    '2024-03-31',
    '2025-04-20',
    '2026-04-05',
    '2027-03-28',
    '2038-04-25',
  ])
})

it('New Year’s Day on a Saturday is free on the last day of the year before in the US, and on the Monday after elsewhere', () => {
  expect(isBusinessDay('2021-12-31', { region: 'us' })).toBe(false)
  expect(isBusinessDay('2022-01-03', { region: 'us' })).toBe(true)
  expect(isBusinessDay('2021-12-31', { region: 'uk' })).toBe(true)
  expect(isBusinessDay('2022-01-03', { region: 'uk' })).toBe(false)
})

it('What was ordered for one year in Australia is free there, and only there', () => {
  const au = (state: string) => ({ region: 'au', state }) as const
  const isFree = (day: `${number}-${number}-${number}`) =>
    Object.keys(stateHolidays.au ?? {}).filter((state) => !isBusinessDay(day, au(state)))
  expect(isFree('2022-09-22')).toHaveLength(8)
  expect(isFree('2026-04-27')).toEqual(['ACT', 'NSW', 'WA'])
  expect(isFree('2027-04-26')).toEqual(['ACT', 'NSW', 'NT', 'QLD', 'SA', 'WA'])
  expect(isFree('2024-09-23')).toEqual(['WA'])
  expect(isFree('2024-09-30')).toEqual([])
})
