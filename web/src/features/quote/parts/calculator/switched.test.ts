import { describe, expect, test } from 'vitest'
import type { CalculatorAnswer } from '#shared/domain/rating/calculatorAnswer.ts'
import { switchedBetween } from './switched.ts'

const names = ['Security Breach Liability', 'Public Relations Expense', 'Extortion and Ransom', 'Social Engineering']

const coverages = (...selected: readonly number[]) =>
  Object.fromEntries(
    names.map((name, id) => [id, { name, selected: selected.includes(id) }]),
  ) as unknown as CalculatorAnswer['coverages'] // the fields that are read

describe('coverages that came or went with a price', () => {
  test('are told by name', () => {
    expect(switchedBetween(coverages(0, 1), coverages(0))).toEqual({ on: [], off: ['Public Relations Expense'] })
    expect(switchedBetween(coverages(0, 1), coverages(0, 2))).toEqual({
      on: ['Extortion and Ransom'],
      off: ['Public Relations Expense'],
    })
  })

  test('are none when only terms changed', () => {
    expect(switchedBetween(coverages(0, 1), coverages(0, 1))).toBeUndefined()
  })

  test('are no longer told when a package changes many', () => {
    expect(switchedBetween(coverages(0), coverages(0, 1, 2, 3))).toBeUndefined()
  })
})
