import { afterEach, expect, it, vi } from 'vitest'
import { followClock, instantHere, nowHere } from './clock.ts'

afterEach(() => {
  followClock()
  vi.useRealTimers()
})

it('a page goes by the clock of its deployment: the world’s, or a sandbox’s that was moved', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-30T10:00:00Z') })
  expect(instantHere()).toBe('2026-11-30T10:00:00.000Z')
  followClock(3 * 86_400)
  expect(instantHere()).toBe('2026-12-03T10:00:00.000Z')
  expect(nowHere()).toBe(Date.parse('2026-12-03T10:00:00Z'))
  followClock(-86_400)
  expect(instantHere()).toBe('2026-11-29T10:00:00.000Z')
  followClock()
  expect(instantHere()).toBe('2026-11-30T10:00:00.000Z')
})
