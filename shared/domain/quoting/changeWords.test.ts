import { expect, it } from 'vitest'
import { changeWords } from './changeWords.ts'

it('a change is told as the form asks it and as people answer', () => {
  expect(changeWords({ kind: 'detail', what: 'revenue', before: 5000000, after: 6000000 })).toBe(
    'Revenue: 5000000, now 6000000',
  )
  expect(changeWords({ kind: 'detail', what: 'zipCode', before: '97201', after: null })).toBe(
    'Postal code: 97201, now open',
  )
  expect(changeWords({ kind: 'answer', what: 'cyberEvent', before: 'NO', after: 'YES' })).toMatch(/\? No, now Yes$/)
  expect(changeWords({ kind: 'answer', what: 'mfaEmail', before: 'NOT_SURE', after: true })).toMatch(
    /Not sure, now Yes$/,
  )
})
