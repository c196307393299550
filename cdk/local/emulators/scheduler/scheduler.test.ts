import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ServiceManifest } from '#functions/_platform/manifest.ts'
import { scratchFolder } from '../../testing/scratch.ts'
import { startScheduler } from './scheduler.ts'

const manifests: ServiceManifest[] = [
  { service: 'billing', errorImpact: '', resources: [], schedules: { remind: 'rate(5 minutes)' } },
]
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-01-01T00:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

test('a job runs when it is due, in every region', async () => {
  const invoke = vi.fn(async () => null)
  const file = join(scratchFolder(), 'scheduler.sqlite')
  const scheduler = startScheduler({ file, regions: ['us', 'uk'], manifests, invoke })
  await vi.advanceTimersByTimeAsync(299_000)
  expect(invoke).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(invoke.mock.calls).toEqual([
    ['us', 'billing', { job: 'remind', scheduledAt: '2026-01-01T00:05:00.000Z' }],
    ['uk', 'billing', { job: 'remind', scheduledAt: '2026-01-01T00:05:00.000Z' }],
  ])
  await vi.advanceTimersByTimeAsync(300_000)
  expect(invoke).toHaveBeenCalledTimes(4)
  scheduler.stop()
})

test('a job that came due while the platform was down runs once at the next start', async () => {
  const invoke = vi.fn(async () => null)
  const settings = { file: join(scratchFolder(), 'scheduler.sqlite'), regions: ['us'], manifests, invoke } as const
  startScheduler(settings).stop()
  vi.setSystemTime(Date.parse('2026-01-01T03:00:00Z'))
  const scheduler = startScheduler(settings)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(invoke).toHaveBeenCalledExactlyOnceWith('us', 'billing', {
    job: 'remind',
    scheduledAt: '2026-01-01T00:05:00.000Z',
  })
  scheduler.stop()
})

test('a job that fails is tried twice more', async () => {
  const invoke = vi.fn(async () => Promise.reject(new Error('no')))
  const file = join(scratchFolder(), 'scheduler.sqlite')
  const scheduler = startScheduler({ file, regions: ['us'], manifests, invoke })
  await vi.advanceTimersByTimeAsync(310_000)
  expect(invoke).toHaveBeenCalledTimes(3)
  scheduler.stop()
})
