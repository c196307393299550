import { expect, test, vi } from 'vitest'
import { settledOf } from './settled.ts'

/** A platform of which nothing moves but its queue, which holds so many messages at each look. */
const withQueue = (pending: () => number) =>
  settledOf({
    queues: { pending },
    executions: { running: () => [] },
    streams: { caughtUp: async () => {} },
    runtimes: [],
    scheduler: { running: () => 0 },
  })

/** A clock that goes on by itself at each look, so that no test waits. */
const byLook = (milliseconds: number) => {
  let at = 0
  return vi.spyOn(Date, 'now').mockImplementation(() => {
    at += milliseconds
    return at
  })
}

test('a platform that is slow and moves is waited for longer than the time in which something has to move', async () => {
  const clock = byLook(10)
  let left = 40
  await withQueue(() => {
    left = Math.max(0, left - 1)
    return left
  })(50)
  expect(left).toBe(0)
  clock.mockRestore()
})

test('one that stands still is not, and it is told what waits', async () => {
  const clock = byLook(10)
  await expect(withQueue(() => 3)(50)).rejects.toThrow('There are still 3 messages, and nothing has moved for 50 ms.')
  clock.mockRestore()
})
