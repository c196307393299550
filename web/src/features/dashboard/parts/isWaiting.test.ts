import { expect, it } from 'vitest'
import { isWaiting } from './isWaiting.ts'

it('cover waits for what is overdue as long as it stands', () => {
  expect(isWaiting({ status: 'BOUND', overdue: true })).toBe(true)
  expect(isWaiting({ status: 'IN FORCE', overdue: true })).toBe(true)
  expect(isWaiting({ status: 'IN FORCE' })).toBe(false)
  expect(isWaiting({ status: 'CANCELLED', overdue: true })).toBe(false)
  expect(isWaiting({ status: 'RESCIND', overdue: true })).toBe(false)
})
