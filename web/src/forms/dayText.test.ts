import { expect, test } from 'vitest'
import { dayToText, moveDay, textToDay } from './dayText.ts'

test('reads a day as Americans write it', () => {
  expect(textToDay('3/9/2026')).toBe('2026-03-09')
  expect(textToDay('03-09-26')).toBe('2026-03-09')
  expect(textToDay('03092026')).toBe('2026-03-09')
  expect(textToDay('2026-03-09')).toBe('2026-03-09')
})

test('refuses days that do not exist', () => {
  expect(textToDay('02/30/2026')).toBeUndefined()
  expect(textToDay('13/13/2026')).toBeUndefined()
  expect(textToDay('soon')).toBeUndefined()
})

test('writes a day as it is typed', () => {
  expect(dayToText('2026-03-09')).toBe('03/09/2026')
})

test('keeps the end of a month when the next one is shorter', () => {
  expect(moveDay('2026-01-31', { months: 1 })).toBe('2026-02-28')
  expect(moveDay('2026-12-31', { days: 1 })).toBe('2027-01-01')
})
