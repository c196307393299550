import { expect, test } from 'vitest'
import { nextRun } from './scheduleExpression.ts'

const next = (expression: string, after: string) => new Date(nextRun(expression, Date.parse(after))).toISOString()

test.each([
  ['rate(5 minutes)', '2026-01-01T00:00:30Z', '2026-01-01T00:05:30.000Z'],
  ['rate(1 hour)', '2026-01-01T00:00:00Z', '2026-01-01T01:00:00.000Z'],
  ['cron(0 6 * * ? *)', '2026-01-01T05:59:59Z', '2026-01-01T06:00:00.000Z'],
  ['cron(0 6 * * ? *)', '2026-01-01T06:00:00Z', '2026-01-02T06:00:00.000Z'],
  ['cron(0/15 * * * ? *)', '2026-01-01T06:16:00Z', '2026-01-01T06:30:00.000Z'],
  ['cron(30 9 ? * MON-FRI *)', '2026-01-02T10:00:00Z', '2026-01-05T09:30:00.000Z'],
  ['cron(0 0 1 JAN,JUL ? *)', '2026-01-02T10:00:00Z', '2026-07-01T00:00:00.000Z'],
  ['cron(0 0 29 2 ? *)', '2026-01-02T10:00:00Z', '2028-02-29T00:00:00.000Z'],
])('%s after %s fires at %s', (expression, after, expected) => {
  expect(next(expression, after)).toBe(expected)
})

test.each(['rate(0 minutes)', 'rate(5 weeks)', 'cron(61 * * * ? *)', 'cron(0 0 L * ? *)', 'every day'])(
  'refuses %s',
  (expression) => {
    expect(() => nextRun(expression, 0)).toThrow()
  },
)
