import { expect, it } from 'vitest'
import type { CalendarDate } from '../calendar/calendarDate.ts'
import { scheduleOf } from './instalmentSchedule.ts'
import { lateFeeRuleOf, lateFeesByDays } from './lateFee.ts'

const schedule = scheduleOf(
  20_000,
  [
    { number: 1, dueDate: '2026-03-01', amount: 10_000 },
    { number: 2, dueDate: '2026-04-01', amount: 10_000 },
  ],
  '2026-02-01',
)
const rule = lateFeeRuleOf({ region: 'us' }) ?? expect.fail()
const lateOn = (day: CalendarDate, today: CalendarDate = '2026-04-05') =>
  lateFeesByDays(schedule, {
    charged: 40_000,
    payments: [
      { day: '2026-02-01', amount: 20_000 },
      { day, amount: 10_000 },
    ],
    rule,
    today,
  }).map(({ number, amount }) => [number, amount])

it('an instalment is late by the day on which it was paid, its days of grace counted', () => {
  expect(lateOn('2026-03-01')).toEqual([])
  expect(lateOn('2026-03-11')).toEqual([])
  expect(lateOn('2026-03-12')).toEqual([[1, 500]])
  expect(lateOn('2026-03-12', '2026-03-11')).toEqual([])
})

it('what was not paid by today is late too', () => {
  expect(lateOn('2026-03-11', '2026-04-12')).toEqual([[2, 500]])
})
