import { expect, it } from 'vitest'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { daysOf, turned } from './paperSpan.ts'

const day = (text: string) => CalendarDate.parse(text)

it('a week of a carrier’s paper goes from Monday to Sunday, a month from its first day to its last', () => {
  expect(daysOf('day', day('2026-12-01'))).toEqual({ from: '2026-12-01', to: '2026-12-01' })
  expect(daysOf('week', day('2026-12-06'))).toEqual({ from: '2026-11-30', to: '2026-12-06' })
  expect(daysOf('week', day('2026-12-07'))).toEqual({ from: '2026-12-07', to: '2026-12-13' })
  expect(daysOf('month', day('2028-02-11'))).toEqual({ from: '2028-02-01', to: '2028-02-29' })
})

it('the month before the 31st is the month before, however short', () => {
  expect(turned('month', day('2026-03-31'), -1)).toBe('2026-02-01')
  expect(turned('week', day('2026-12-01'), 1)).toBe('2026-12-08')
  expect(turned('day', day('2026-12-31'), 1)).toBe('2027-01-01')
})
