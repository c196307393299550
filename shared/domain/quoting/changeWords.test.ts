import { expect, it } from 'vitest'
import { changeWords } from './changeWords.ts'

it('a change is told as the form asks it and as people answer', () => {
  expect(changeWords({ what: 'revenue', before: '5000000', after: '6000000' })).toBe('Revenue: 5000000, now 6000000')
  expect(changeWords({ what: 'zipCode', before: '97201', after: undefined })).toBe('Postal code: 97201, now open')
  const told = changeWords({ what: 'cyberEvent', before: 'NO', after: 'YES' })
  expect(told).toMatch(/\? No, now Yes$/)
  expect(changeWords({ what: 'riskScore', before: 'NOT_SURE', after: true })).toBe('Risk score: Not sure, now Yes')
})
