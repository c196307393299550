import { expect, test } from 'vitest'
import { readWallClock, wallClockText } from './wallClock.ts'

test('a wall clock is a day and a time of it', () => {
  expect(readWallClock('2026-03-08T01:30')).toEqual({ day: '2026-03-08', time: '01:30' })
  expect(wallClockText({ day: '2026-03-08', time: '01:30' })).toBe('2026-03-08T01:30')
})

test('of nothing it is empty, of one alone no time', () => {
  expect(readWallClock('')).toEqual({ day: '', time: '' })
  expect(wallClockText({ day: '', time: '' })).toBe('')
  expect(wallClockText({ day: '2026-03-08', time: '' })).toBe('2026-03-08T')
  expect(readWallClock('2026-03-08T')).toEqual({ day: '2026-03-08', time: '' })
})

test('a day that is none yet is kept as it is typed', () => {
  expect(readWallClock(wallClockText({ day: 'Tuesday', time: '01:30' }))).toEqual({ day: 'Tuesday', time: '01:30' })
})
