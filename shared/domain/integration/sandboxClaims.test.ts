import { describe, expect, it } from 'vitest'
import { currencies, toMinorUnits } from '#shared/domain/money/money.ts'
import { authorityOf } from '../claims/claimAuthority.ts'
import { noticeLevels } from '../claims/noticeLevels.ts'
import { isLargeLoss, largeReserve } from './sandboxClaims.ts'

describe('a large loss', () => {
  it.each(['A large loss: every server is locked.', 'Ransomware, a Large Loss'])('is told of by "%s"', (description) =>
    expect(isLargeLoss(description)).toBe(true),
  )

  it.each([undefined, '', 'A large part of our loss is time.', 'Larger losses are feared.'])(
    'is not told of by "%s"',
    (description) => expect(isLargeLoss(description)).toBe(false),
  )

  it('is reserved above each notice level and the smaller letters of authority, and within that of the head of claims', () => {
    expect(largeReserve).toBeGreaterThan(Math.max(...noticeLevels))
    for (const currency of currencies) {
      const of = (role: 'Carrier Claims Adjuster' | 'Head of Claims' | 'Power User') =>
        authorityOf(role, 'reserve', currency)
      expect(toMinorUnits(largeReserve)).toBeGreaterThan(of('Power User'))
      expect(toMinorUnits(largeReserve)).toBeGreaterThan(of('Carrier Claims Adjuster'))
      expect(toMinorUnits(largeReserve)).toBeLessThanOrEqual(of('Head of Claims'))
    }
  })
})
