import { expect, it } from 'vitest'
import { dueBetween, nextStand, stepsTo } from './sandbox.ts'

const at = (day: string): number => Date.parse(`${day}Z`)

it('a moved clock goes a day at a time, and stops where it is to stand', () => {
  const begun = at('2026-11-30T10:00')
  const until = at('2026-12-02T16:00')
  expect(stepsTo({ at: begun, until })).toBe(3)
  const first = nextStand({ at: begun, until })
  const second = nextStand({ at: first, until })
  expect([first, second, nextStand({ at: second, until })]).toEqual([
    at('2026-12-01T10:00'),
    at('2026-12-02T10:00'),
    at('2026-12-02T16:00'),
  ])
  expect(stepsTo({ at: until, until })).toBe(0)
})

it('what comes due on the way is run once for a day, what is not due is left', () => {
  const schedules = [
    { name: 'often', expression: 'rate(5 minutes)' },
    { name: 'daily', expression: 'cron(30 2 * * ? *)' },
    { name: 'monthly', expression: 'cron(0 6 1 * ? *)' },
    { name: 'yearly', expression: 'cron(0 6 1 1 ? *)' },
  ]
  const named = (from: string, to: string) =>
    dueBetween(schedules, { from: at(from), to: at(to) }).map(({ name }) => name)
  expect(named('2026-11-30T10:00', '2026-12-01T10:00')).toEqual(['often', 'daily', 'monthly'])
  expect(named('2026-12-01T10:00', '2026-12-02T10:00')).toEqual(['often', 'daily'])
  expect(named('2026-12-01T10:00', '2026-12-01T10:04')).toEqual([])
})
