import { expect, it } from 'vitest'
import { dueBetween, nextStand, stepsTo } from './sandbox.ts'

const at = (day: string): number => Date.parse(`${day}Z`)

it('a moved clock goes a day at a time, and stops where it is to stand', () => {
  const from = at('2026-11-30T10:00')
  const until = at('2026-12-02T16:00')
  expect(stepsTo(from, until)).toBe(3)
  const first = nextStand(from, until)
  const second = nextStand(first, until)
  expect([first, second, nextStand(second, until)]).toEqual([
    at('2026-12-01T10:00'),
    at('2026-12-02T10:00'),
    at('2026-12-02T16:00'),
  ])
  expect(stepsTo(until, until)).toBe(0)
})

it('what comes due on the way is run once for a day, what is not due is left', () => {
  const schedules = [
    { name: 'often', expression: 'rate(5 minutes)' },
    { name: 'daily', expression: 'cron(30 2 * * ? *)' },
    { name: 'monthly', expression: 'cron(0 6 1 * ? *)' },
    { name: 'yearly', expression: 'cron(0 6 1 1 ? *)' },
  ]
  const named = (from: string, to: string) => dueBetween(schedules, at(from), at(to)).map(({ name }) => name)
  expect(named('2026-11-30T10:00', '2026-12-01T10:00')).toEqual(['often', 'daily', 'monthly'])
  expect(named('2026-12-01T10:00', '2026-12-02T10:00')).toEqual(['often', 'daily'])
  expect(named('2026-12-01T10:00', '2026-12-01T10:04')).toEqual([])
})
