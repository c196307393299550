import { describe, expect, it } from 'vitest'
import type { Instant } from './instant.ts'
import { scheduleStanding } from './scheduleStanding.ts'

const began = '2026-11-26T13:00:00.000Z'
const at = (now: Instant, expression = 'rate(1 hour)', outcome: 'DONE' | 'FAILED' = 'DONE') =>
  scheduleStanding(expression, { began, outcome }, now)

describe('where a schedule stands', () => {
  it('is well until its next run should have come, and some minutes more', () => {
    expect(at('2026-11-26T14:19:00.000Z')).toBe('WELL')
    expect(at('2026-11-26T14:21:00.000Z')).toBe('LATE')
    expect(at('2026-11-27T13:15:00.000Z', 'cron(0 13 * * ? *)')).toBe('WELL')
    expect(at('2026-11-27T13:21:00.000Z', 'cron(0 13 * * ? *)')).toBe('LATE')
  })

  it('is that of its last run, where that failed, and of none where it never ran', () => {
    expect(at('2026-11-26T13:01:00.000Z', 'rate(1 hour)', 'FAILED')).toBe('FAILED')
    expect(scheduleStanding('rate(1 hour)', undefined, began)).toBe('NEVER')
  })
})
