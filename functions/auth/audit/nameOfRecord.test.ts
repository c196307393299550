import { describe, expect, it } from 'vitest'
import { nameOfRecord } from './nameOfRecord.ts'

describe('in the audit trail', () => {
  it('a policy has its own number, not that of the quote it came from', () => {
    expect(
      nameOfRecord({ quoteNumber: 'Q-US-1000169', policyNumber: 'PAL-US-1000097-01', companyName: 'Novak Legal' }),
    ).toBe('PAL-US-1000097-01')
  })

  it('a quote, an account and a person are called as people call them', () => {
    expect(nameOfRecord({ quoteNumber: 'Q-US-1000169', companyName: 'Novak Legal' })).toBe('Q-US-1000169')
    expect(nameOfRecord({ name: 'Novak Legal' })).toBe('Novak Legal')
    expect(nameOfRecord({ firstName: 'Nora', lastName: 'Bennett' })).toBe('Nora Bennett')
    expect(nameOfRecord(undefined)).toBeUndefined()
  })
})
