import { describe, expect, it } from 'vitest'
import { authorityOf, beyondAuthority, rolesWithAuthority } from './authority.ts'
import { authorityFactsOf, type MeasuredQuote } from './authorityFacts.ts'

const small = { limit: 1_000_000, revenue: 20_000_000, premium: 8_000, hazardGroup: 3, credit: 0, reasons: 1 }

describe('a letter of authority', () => {
  it('ends for a role where it says, by each of its measures', () => {
    const underwriter = authorityOf({ role: 'Underwriter' })
    expect(beyondAuthority(underwriter, small)).toEqual([])
    expect(
      beyondAuthority(underwriter, {
        limit: 6_000_000,
        revenue: 2_000_000_000,
        premium: 300_000,
        hazardGroup: 6,
        credit: 30,
        reasons: 6,
      }).map(({ measure }) => measure),
    ).toEqual(['limit', 'revenue', 'premium', 'hazardGroup', 'credit', 'reasons'])
    expect(beyondAuthority(authorityOf({ role: 'Agent' }), { ...small, limit: 5_000_000, reasons: 0 })).toEqual([
      { measure: 'limit', value: 5_000_000, threshold: 3_000_000 },
    ])
    expect(beyondAuthority(authorityOf({ role: 'Head of Claims' }), small)).toHaveLength(5)
  })

  it('can be one person’s own, over that of the role', () => {
    const letters = [
      { role: 'Underwriter' as const, authority: authorityOf({ role: 'Underwriter' }) },
      { userId: 'usr_trainee', authority: { limit: 1_000_000, credit: 5 } },
    ]
    expect(authorityOf({ role: 'Underwriter', userId: 'usr_trainee' }, letters)).toMatchObject({
      limit: 1_000_000,
      credit: 5,
      revenue: 1_000_000_000,
    })
    expect(authorityOf({ role: 'Underwriter', userId: 'usr_other' }, letters).limit).toBe(5_000_000)
  })

  it('names the roles of a second person whose letter reaches', () => {
    expect(rolesWithAuthority({ ...small, revenue: 2_000_000_000 })).toEqual([
      'Super Admin',
      'Power User',
      'Carrier Underwriter',
    ])
    expect(rolesWithAuthority({ ...small, credit: 90 })).toEqual(['Super Admin', 'Power User'])
  })
})

describe('what authority is measured by', () => {
  const quote: MeasuredQuote = {
    limit: 2_000_000,
    firmographicData: { revenue: 900_000_000, nonUsRevenue: 1_100_000_000, naicsCode: '541110' },
    referralReasons: [],
    rateBookVersion: 'p100-us-2026-1',
    premium: 2_000_000,
    technicalPremium: 10_000_000,
  }

  it('is what is earned everywhere and the premium before modifications, which are credits', () => {
    expect(authorityFactsOf(quote)).toMatchObject({ revenue: 2_000_000_000, premium: 100_000, credit: 80, reasons: 0 })
    expect(authorityFactsOf({ ...quote, premium: 12_000_000 }).credit).toBe(0)
    expect(authorityFactsOf({ ...quote, premium: 0, technicalPremium: 0 }).credit, 'no price yet').toBe(0)
    expect(authorityFactsOf({ ...quote, premium: 9_876_543 }).credit, 'in tenths of a percent').toBe(1.2)
    expect(authorityFactsOf({ ...quote, technicalPremium: 50 }).premium, 'in whole units').toBe(1)
  })

  it('is the worse of two industries, the worst where the book is gone', () => {
    const one = authorityFactsOf(quote).hazardGroup
    const hospital = { ...quote.firmographicData, secondNaicsCode: '622110', primaryNaicsPercentage: 60 }
    expect(authorityFactsOf({ ...quote, firmographicData: hospital }).hazardGroup).toBeGreaterThan(one)
    expect(authorityFactsOf({ ...quote, rateBookVersion: 'withdrawn' }).hazardGroup).toBe(6)
    const whole = { ...hospital, primaryNaicsPercentage: 100 }
    expect(authorityFactsOf({ ...quote, firmographicData: whole }).hazardGroup, 'a share of nothing').toBe(one)
    const byUs = { naicsCode: '622110', sicCode: '541110' }
    expect(authorityFactsOf({ ...quote, firmographicData: byUs }).hazardGroup).toBeGreaterThan(one)
    const uk = { ...quote, rateBookVersion: 'p100-uk-2026-1' }
    const surgery = authorityFactsOf({ ...uk, firmographicData: { sicCode: '86210', naicsCode: '70229' } }).hazardGroup
    const consultant = authorityFactsOf({ ...uk, firmographicData: { naicsCode: '70229' } }).hazardGroup
    expect(surgery).toBeGreaterThan(consultant)
  })

  it('counts the reasons that one release overrides', () => {
    const reason = { ruleId: 'r', input: 1, threshold: 0, message: '', cure: '' }
    const referralReasons = [
      { ...reason, outcome: 'REFERRED' as const },
      { ...reason, outcome: 'INDICATION' as const },
    ]
    expect(authorityFactsOf({ ...quote, referralReasons }).reasons).toBe(1)
  })
})
