import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cancellationCauses } from './cancellationRules.ts'
import { daysOfCover, type PremiumParts, type ReturnFacts, returnBasis, returnSentence } from './returnBasis.ts'

const charged = { premium: 100_000, tria: 4_000 }
const half = { premium: 50_000, tria: 2_000 }
const facts = { region: 'us', surplus: false, cause: 'insured', flat: false, unearned: 0.5 } as const
const texas = { ...facts, state: 'TX' } as const
const of = (more: Partial<ReturnFacts>, byDays: PremiumParts = half) =>
  returnBasis(charged, byDays, { ...texas, ...more })

describe('the manner in which premium is returned', () => {
  it('is by days where the insurer ends the policy, or nobody paid', () => {
    for (const cause of ['insurer', 'nonPayment'] as const)
      expect(of({ cause })).toMatchObject({ manner: 'PRO_RATA', ...half, part: 1 })
  })

  it('is short rate where the insured ends it: by the table half a year earns 61 percent', () => {
    expect(of({})).toMatchObject({ manner: 'SHORT_RATE', premium: 39_000, tria: 1_560, kept: 61, part: 0.78 })
  })

  it('is what the state says: by days in California, 90 percent of that in Washington, 92.5 in Alaska', () => {
    expect(of({ state: 'CA' })).toMatchObject({ manner: 'PRO_RATA', ...half })
    expect(of({ state: 'WA' })).toMatchObject({ manner: 'SHORT_RATE', premium: 45_000, ofRest: 90 })
    expect(of({ state: 'AK', surplus: true })).toMatchObject({ manner: 'SHORT_RATE', premium: 46_250, ofRest: 92.5 })
  })

  it('keeps a quarter on surplus lines paper, however early the insured ends it', () => {
    const early = { premium: 99_700, tria: 3_988 }
    const basis = of({ surplus: true, unearned: 0.997 }, early)
    expect(basis).toMatchObject({ manner: 'MINIMUM_EARNED', kept: 25 })
    expect(basis.premium + basis.tria).toBe(78_000)
    expect(of({ surplus: true })).toMatchObject({ manner: 'SHORT_RATE', premium: 39_000 })
  })

  it('keeps 25 dollars in Michigan, and all of a premium that is less', () => {
    const michigan = { ...texas, state: 'MI', unearned: 0.9 } as const
    expect(returnBasis({ premium: 5_000, tria: 0 }, { premium: 4_500, tria: 0 }, michigan)).toMatchObject({
      manner: 'MINIMUM_EARNED',
      premium: 2_500,
    })
    expect(returnBasis({ premium: 2_000, tria: 0 }, { premium: 1_800, tria: 0 }, michigan)).toMatchObject({
      premium: 0,
    })
  })

  it('is by days to a financer, in New York less a tenth or 60 dollars', () => {
    expect(of({ cause: 'financer' })).toMatchObject({ manner: 'PRO_RATA', ...half })
    expect(of({ cause: 'financer', state: 'NY', unearned: 0.95 }, { premium: 95_000, tria: 3_800 })).toMatchObject({
      manner: 'MINIMUM_EARNED',
      kept: 10,
      premium: 90_000,
      tria: 3_600,
    })
  })

  it('is nearly all of it in the cooling-off time: less the days of cover in the UK, whole in Australia', () => {
    const cooling = { cause: 'coolingOff', state: undefined } as const
    expect(of({ ...cooling, region: 'uk' })).toMatchObject({
      manner: 'COOLING_OFF',
      ...half,
      feesToo: true,
      isWhole: false,
    })
    expect(of({ ...cooling, region: 'au', state: 'NSW' })).toMatchObject({
      manner: 'COOLING_OFF',
      ...charged,
      isWhole: true,
    })
  })

  it('proves what the cooling-off time returns: how many days are charged in the UK, that nothing is in Australia', () => {
    const cooling = { cause: 'coolingOff', state: undefined } as const
    const year = { effectiveDate: '2026-11-23', expirationDate: '2027-11-23' } as const
    const said = (basis: ReturnType<typeof of>) => returnSentence(basis, 'coolingOff', daysOfCover(year, '2026-11-30'))
    expect(said(of({ ...cooling, region: 'uk' }))).toContain(
      'Of the premium what 7 of 365 days of cover cost is kept, with the tax on it; the rest is returned, fees too',
    )
    expect(said(of({ ...cooling, region: 'au', state: 'NSW' }))).toContain(
      'everything is returned, premium, fees and taxes',
    )
  })

  it('is flat where cover never ran', () => {
    expect(of({ flat: true, surplus: true })).toMatchObject({ manner: 'FLAT', ...charged, isWhole: true })
  })

  it('never returns more than by days of what is not whole, nor less than nothing, and says why', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 5_000_000 }),
        fc.integer({ min: 0, max: 365 }),
        fc.constantFrom('AK', 'CA', 'MI', 'NY', 'TX', 'WA'),
        fc.boolean(),
        fc.constantFrom(...cancellationCauses),
        (premium, left, state, surplus, cause) => {
          const unearned = left / 365
          const byDays = { premium: Math.floor(premium * unearned), tria: 0 }
          const basis = returnBasis({ premium, tria: 0 }, byDays, { ...facts, state, surplus, cause, unearned })
          expect(basis.premium).toBeGreaterThanOrEqual(0)
          expect(basis.premium).toBeLessThanOrEqual(byDays.premium)
          expect(returnSentence(basis, cause, { covered: 10, term: 365 })).toMatch(/^[A-Z].*\.$/)
        },
      ),
    )
  })
})
