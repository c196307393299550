import { describe, expect, it } from 'vitest'
import { smallBalanceUpTo, whyNotWrittenOff } from './writeOffRules.ts'

const small = {
  reason: 'SMALL_BALANCE',
  due: smallBalanceUpTo.GBP,
  currency: 'GBP',
  agencyBilled: false,
  isPaying: false,
  hasEnded: false,
} as const

describe('what can be written off', () => {
  it('is a small balance while the cover lasts, to the unit', () => {
    expect(whyNotWrittenOff(small)).toBeUndefined()
    expect(whyNotWrittenOff({ ...small, due: small.due + 1 })).toBe('The balance is too large to be a small one.')
  })

  it('is any balance as uncollectable, once the cover has ended', () => {
    const large = { ...small, reason: 'UNCOLLECTABLE', due: 5_000_000 } as const
    expect(whyNotWrittenOff(large)).toBe('The cover has not ended. Cancel the policy first.')
    expect(whyNotWrittenOff({ ...large, hasEnded: true })).toBeUndefined()
  })

  it('is nothing that an agency owes, that is not due or that is being paid', () => {
    expect(whyNotWrittenOff({ ...small, agencyBilled: true })).toContain('agency')
    expect(whyNotWrittenOff({ ...small, due: 0 })).toBe('Nothing is due.')
    expect(whyNotWrittenOff({ ...small, isPaying: true })).toContain('being processed')
  })
})
