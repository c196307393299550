import { expect, it } from 'vitest'
import { isToBeAnswered } from './useQuestionnaire.ts'

const quote = { agencyStatus: 'READY', isRenewal: false, patching: false } as const

it('the questions of a renewal are answered from its page as long as it can be priced again', () => {
  expect(isToBeAnswered({ ...quote, isRenewal: true })).toBe(true)
  expect(isToBeAnswered({ ...quote, isRenewal: true, patching: true })).toBe(false)
  expect(isToBeAnswered({ ...quote, isRenewal: true, agencyStatus: 'BOUND' })).toBe(false)
})

it('an indication asks for what is missing; new business that is ready asks for nothing', () => {
  expect(isToBeAnswered({ ...quote, agencyStatus: 'INDICATION' })).toBe(true)
  expect(isToBeAnswered(quote)).toBe(false)
})
