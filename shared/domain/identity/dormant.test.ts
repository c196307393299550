import { expect, it } from 'vitest'
import { isDormant } from './dormant.ts'

it('who has not signed in for so many days is dormant, to the moment, and who never has', () => {
  const now = '2026-11-29T12:00:00.000Z'
  expect(isDormant('2026-10-30T12:00:00.000Z', 30, now)).toBe(true)
  expect(isDormant('2026-10-30T12:00:00.001Z', 30, now)).toBe(false)
  expect(isDormant('2026-10-30T12:00:00.000Z', 60, now)).toBe(false)
  expect(isDormant(undefined, 365, now)).toBe(true)
})
