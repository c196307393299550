import { expect, it } from 'vitest'
import { answerColumns, answerFields, answerName, answerValue } from './answerFields.ts'

it('what changes of money is told once, in amounts that have their currency', () => {
  const answer = { currency: 'USD', premium: -5, premiumAfter: 1, lines: [{ key: 'premium', amount: 5 }] }
  expect(answerFields(answer)).toEqual({ premium: -5, premiumAfter: 1 })
  expect(answerFields({ lines: [], currency: 'USD' })).toEqual({ lines: [], currency: 'USD' })
})

it('codes and keys of an answer are read in words, and what somebody wrote stays as it is', () => {
  expect(answerValue({ name: 'manner', value: 'PRO_RATA' })).toBe('Pro rata')
  expect(answerValue({ name: 'key', value: 'stampDuty' })).toBe('Stamp duty')
  expect(answerValue({ name: 'because', value: 'ACME' })).toBe('ACME')
  expect(answerName('coverageId')).toBe('Coverage')
  expect(answerName('premiumAfter')).toBe('Premium after')
  expect(answerColumns(['key', 'name', 'amount'])).toEqual(['name', 'amount'])
  expect(answerColumns(['key', 'amount'])).toEqual(['key', 'amount'])
})
