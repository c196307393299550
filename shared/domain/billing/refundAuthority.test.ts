import { describe, expect, it } from 'vitest'
import { aloneUpTo, isApproved, isSamePerson } from './refundAuthority.ts'

const refund = (amount: number, approvedBy: readonly string[], causedBy?: string) => ({
  amount,
  currency: 'USD' as const,
  approvals: approvedBy.map((by) => ({ by })),
  ...(causedBy !== undefined && { causedBy }),
})

describe('approving a refund', () => {
  const small = aloneUpTo.USD
  const large = aloneUpTo.USD + 1

  it('takes one person up to the limit, whoever made it due', () => {
    expect(isApproved(refund(small, []))).toBe(false)
    expect(isApproved(refund(small, ['ada'], 'ada'))).toBe(true)
    expect(isSamePerson(refund(small, [], 'ada'), 'ada')).toBe(false)
  })

  it('takes a second person above it: somebody else than who made it due, or than who approved it first', () => {
    expect(isSamePerson(refund(large, [], 'ada'), 'ada')).toBe(true)
    expect(isApproved(refund(large, [], 'ada'))).toBe(false)
    expect(isApproved(refund(large, ['bo'], 'ada'))).toBe(true)
    expect(isApproved(refund(large, ['bo']))).toBe(false)
    expect(isSamePerson(refund(large, ['bo']), 'bo')).toBe(true)
    expect(isApproved(refund(large, ['bo', 'ada']))).toBe(true)
  })
})
