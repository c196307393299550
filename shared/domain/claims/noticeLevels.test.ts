import { expect, it } from 'vitest'
import { levelsFrom, noticeLevelOf, noticeLevels } from './noticeLevels.ts'

it('a claim is at the highest level that its cost has reached, to the cent', () => {
  expect(noticeLevelOf(2_499_999)).toBeUndefined()
  expect(noticeLevelOf(2_500_000)).toBe(25_000)
  expect(noticeLevelOf(9_999_999)).toBe(50_000)
  expect(noticeLevelOf(10_000_000)).toBe(100_000)
  expect(noticeLevelOf(900_000_000)).toBe(1_000_000)
})

it('who wants to know from a level on is told of those above it too', () => {
  expect(levelsFrom(250_000)).toEqual([250_000, 500_000, 1_000_000])
  expect(levelsFrom(25_000)).toEqual([...noticeLevels])
})
