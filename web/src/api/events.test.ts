import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onEvent, publish, publishDelay } from './events.ts'

const over = { reason: 'expired', at: '/agency/dashboard' } as const

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('tells listeners of an event about servers after half a second', () => {
  const hear = vi.fn()
  const stop = onEvent('version-changed', hear)
  publish('version-changed', { version: '2' })
  vi.advanceTimersByTime(publishDelay - 1)
  expect(hear).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(hear).toHaveBeenCalledExactlyOnceWith({ version: '2' })
  stop()
})

it('tells the first listener of a session that was over before anybody listened', async () => {
  vi.resetModules()
  const events = await import('./events.ts')
  events.publish('session-expired', over)
  const [first, second] = [vi.fn(), vi.fn()]
  const stops = [events.onEvent('session-expired', first), events.onEvent('session-expired', second)]
  await Promise.resolve()
  expect(first).toHaveBeenCalledExactlyOnceWith(over)
  expect(second).not.toHaveBeenCalled()
  for (const stop of stops) stop()
})

it('tells at once that a session is over, and only who still listens', () => {
  const hear = vi.fn()
  const stop = onEvent('session-expired', hear)
  publish('session-expired', over)
  expect(hear).toHaveBeenCalledOnce()
  stop()
  publish('session-expired', over)
  expect(hear).toHaveBeenCalledOnce()
})
