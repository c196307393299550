import { expect, it } from 'vitest'
import { creditToRelease } from './creditToRelease.ts'

it('a credit is for a release to measure; a debit, or the premium as the facts have it, is not', () => {
  expect(creditToRelease({ premium: 90_000, technicalPremium: 100_000 })).toMatchObject({
    ruleId: 'referral.credit',
    outcome: 'REFERRED',
  })
  expect(creditToRelease({ premium: 100_000, technicalPremium: 100_000 })).toBeUndefined()
  expect(creditToRelease({ premium: 125_000, technicalPremium: 100_000 })).toBeUndefined()
})
