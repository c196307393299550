import { describe, expect, it } from 'vitest'
import { approvalsNeeded, authorityOf, isSameEyes, whoMay } from './claimAuthority.ts'
import { claimNumberOf } from './claimNumber.ts'

describe('letters of authority', () => {
  it('let an adjuster decide on little, the head of claims on more, and nobody else on anything', () => {
    expect(authorityOf('Carrier Claims Adjuster', 'payment', 'USD')).toBe(10_000_000)
    expect(authorityOf('Head of Claims', 'reserve', 'GBP')).toBe(150_000_000)
    expect(authorityOf('Vendor Responder', 'payment', 'USD')).toBe(0)
  })
  it('say who may decide on what one may not', () => {
    expect(whoMay(20_000_000, 'payment', 'USD')).toEqual(['Power User', 'Head of Claims', 'Super Admin'])
    expect(whoMay(900_000_000, 'payment', 'USD')).toEqual([])
  })
  it('make four eyes of a payment and six of a ransom', () => {
    expect(isSameEyes({ isRansom: false, requestedBy: 'a', approvals: [] }, 'a')).toBe(true)
    expect(isSameEyes({ isRansom: true, requestedBy: 'a', approvals: [{ by: 'b' }] }, 'b')).toBe(true)
    expect(isSameEyes({ isRansom: true, requestedBy: 'a', approvals: [{ by: 'b' }] }, 'c')).toBe(false)
    expect([approvalsNeeded({ isRansom: false }), approvalsNeeded({ isRansom: true })]).toEqual([1, 2])
  })
})

it('a claim’s number tells its region', () => {
  expect(claimNumberOf('au', 42)).toBe('CLM-AU-1000042')
})
