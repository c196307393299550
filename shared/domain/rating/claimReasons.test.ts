import { describe, expect, it } from 'vitest'
import { claimExperience, type KnownClaim, noClaims } from './claimExperience.ts'
import { claimReasons, graverClaims } from './claimReasons.ts'

const today = '2026-11-27'
const claim = (more: Partial<KnownClaim> = {}): KnownClaim => ({
  eventId: 'clm_1',
  filedOn: '2026-03-01',
  incurred: 1_000_000,
  isOpen: false,
  ...more,
})
const experienceOf = (...claims: KnownClaim[]) => claimExperience(claims, today)
const reasonsOf = (...claims: KnownClaim[]) => claimReasons(experienceOf(...claims), 'us')

describe('what claims a company had', () => {
  it('is nothing without claims, and nothing of one that cost nothing and is closed', () => {
    expect(experienceOf()).toEqual(noClaims)
    expect(reasonsOf(claim({ incurred: 0 }))).toEqual([])
  })

  it('is of the last three years, to the day', () => {
    expect(experienceOf(claim({ filedOn: '2023-11-28' })).claims).toBe(1)
    expect(experienceOf(claim({ filedOn: '2023-11-27' }))).toEqual(noClaims)
  })

  it('counts related claims once, with what they cost together', () => {
    expect(experienceOf(claim(), claim({ incurred: 500_000 }), claim({ eventId: 'clm_2' }))).toEqual({
      claims: 2,
      incurred: 2_500_000,
      recovered: 0,
      open: 0,
    })
  })
})

describe('claims refer a quote', () => {
  it('by their number, with what is looked at, the line and the cure', () => {
    expect(reasonsOf(claim())).toEqual([
      expect.objectContaining({ ruleId: 'referral.claims', input: 1, threshold: 0, outcome: 'REFERRED' }),
    ])
  })

  it('by what they cost beyond the line of the region, in whole units', () => {
    const costly = experienceOf(claim({ incurred: 2_500_100 }))
    expect(claimReasons(costly, 'us')[1]).toMatchObject({
      ruleId: 'referral.claimsCost',
      input: 25_001,
      threshold: 25_000,
    })
    expect(claimReasons(costly, 'au').map(({ ruleId }) => ruleId)).toEqual(['referral.claims'])
    expect(claimReasons(experienceOf(claim({ incurred: 2_500_000 })), 'us')).toHaveLength(1)
  })

  it('by what they cost net of what has come back, and says both', () => {
    const partly = experienceOf(claim({ incurred: 6_500_000, recovered: 2_500_000 }))
    expect(claimReasons(partly, 'us')[1]).toMatchObject({
      ruleId: 'referral.claimsCost',
      input: 40_000,
      message: expect.stringContaining('$65,000 paid and outstanding, less $25,000 recovered'),
    })
    expect(claimReasons(experienceOf(claim({ incurred: 6_500_000 })), 'uk')[1]?.message).toContain(
      '£65,000 paid and outstanding, of which nothing has been recovered',
    )
    const back = experienceOf(claim({ incurred: 6_500_000, recovered: 6_000_000 }))
    expect(claimReasons(back, 'us').map(({ ruleId }) => ruleId)).toEqual(['referral.claims'])
    expect(claimReasons(experienceOf(claim({ incurred: 100, recovered: 500 })), 'us')[0]).toMatchObject({ input: 1 })
  })

  it('while one is open, however old it is and whatever it costs', () => {
    expect(reasonsOf(claim({ filedOn: '2019-01-01', incurred: 0, isOpen: true }))).toMatchObject([
      { ruleId: 'referral.openClaim', input: 1, threshold: 0 },
    ])
  })

  it('anew when they are graver than they were, and not when one is closed', () => {
    const judged = reasonsOf(claim({ isOpen: true }))
    expect(graverClaims(judged, reasonsOf(claim()))).toEqual([])
    expect(graverClaims(judged, reasonsOf(claim({ isOpen: true }), claim({ eventId: 'clm_2' })))).toMatchObject([
      { ruleId: 'referral.claims', input: 2 },
    ])
  })
})
