import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AgencyId } from '../ids/ids.ts'
import {
  agreementOn,
  CommissionAgreementTerms,
  type CommissionShare,
  canBeShared,
  commissionOf,
  faultsOfAgreement,
  leastPercentFor,
  overlapped,
  ownPercent,
} from './commissionAgreement.ts'

const agency = (number: number) => AgencyId.parse(`agy_01JH0000000000000000000A0${number}`)
const terms = (more: Partial<CommissionAgreementTerms> = {}): CommissionAgreementTerms => ({
  product: null,
  newPercent: 16,
  renewalPercent: 12,
  effectiveFrom: '2026-01-01',
  effectiveUntil: null,
  manner: 'AS_PAID',
  shares: [],
  ...more,
})
const points = (percent: number, number = 2): CommissionShare => ({
  agencyId: agency(number),
  basis: 'PREMIUM',
  percent,
})
const part = (percent: number, number = 2): CommissionShare => ({
  agencyId: agency(number),
  basis: 'COMMISSION',
  percent,
})

describe('an agreement on commission', () => {
  it('holds from its first day until the day before it is over, that of a product before that of all', () => {
    const all = terms({ effectiveUntil: '2027-01-01' })
    const own = terms({ product: 'Prime One', newPercent: 18, effectiveFrom: '2026-07-01' })
    const on = (day: `${number}-${number}-${number}`, product: 'P100' | 'Prime One' = 'Prime One') =>
      agreementOn([all, own], { product, day })?.newPercent
    expect(on('2025-12-31')).toBeUndefined()
    expect(on('2026-06-30')).toBe(16)
    expect(on('2026-07-01')).toBe(18)
    expect(on('2026-07-01', 'P100')).toBe(16)
    expect(on('2027-01-01', 'P100')).toBeUndefined()
  })

  it('cannot stand beside another of the same product on one day', () => {
    const first = terms({ effectiveUntil: '2026-07-01' })
    expect(overlapped(terms({ effectiveFrom: '2026-06-30' }), [first])).toBe(first)
    expect(overlapped(terms({ effectiveFrom: '2026-07-01' }), [first])).toBeUndefined()
    expect(overlapped(terms({ product: 'P100' }), [first])).toBeUndefined()
    expect(overlapped(terms({ effectiveFrom: '2025-01-01' }), [first])).toBe(first)
  })

  it('lies between the floor and the cap', () => {
    expect(CommissionAgreementTerms.safeParse(terms({ newPercent: 4.75 })).success).toBe(false)
    expect(CommissionAgreementTerms.safeParse(terms({ renewalPercent: 20.25 })).success).toBe(false)
    expect(CommissionAgreementTerms.safeParse(terms({ newPercent: 20, renewalPercent: 5 })).success).toBe(true)
  })

  it('is wrong where it ends before it begins, shares with itself or twice, or gives away more than there is', () => {
    const faults = (more: Partial<CommissionAgreementTerms>) =>
      faultsOfAgreement(agency(1), terms(more)).map(({ path }) => path.join('.'))
    expect(faults({ effectiveUntil: '2026-01-01' })).toEqual(['effectiveUntil'])
    expect(faults({ shares: [part(10, 1)] })).toEqual(['shares.0.agencyId'])
    expect(faults({ shares: [part(10), points(1)] })).toEqual(['shares.1.agencyId'])
    // Twelve points are all of a renewal's commission.
    expect(faults({ shares: [points(12)] })).toEqual([])
    expect(faults({ shares: [points(12.25)] })).toEqual(['shares'])
    expect(faults({ shares: [part(60), part(40.25, 3)] })).toEqual(['shares'])
  })

  it('leaves the agency what the others do not have', () => {
    const shares = [part(25), points(2, 3)]
    const of = { of: agency(1), percent: 16, shares }
    expect(ownPercent(agency(1), of)).toBe(10)
    expect(ownPercent(agency(2), of)).toBe(4)
    expect(ownPercent(agency(3), of)).toBe(2)
  })

  it('has a least percent of which the shares can be kept', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 1, max: 48 }), (ofIt, ofPremium) => {
        const shares = [part(Math.max(1, ofIt) / 4), points(ofPremium / 4, 3)]
        const least = leastPercentFor(shares) ?? 0
        expect(canBeShared(shares, least)).toBe(true)
        expect(canBeShared(shares, least - 0.25)).toBe(false)
      }),
    ))
})

describe('a commission stands', () => {
  const agreed = {
    agreementId: 'cag_01JH0000000000000000000G01' as never, // any agreement
    revision: 1,
    product: null,
    percent: 17,
    manner: 'AS_PAID' as const,
    shares: [],
  }
  it('by the standard without an agreement, by the agreement, or by what was agreed on the quote', () => {
    expect(commissionOf({})).toEqual({ percent: 15, basis: 'STANDARD' })
    expect(commissionOf({ commissionAgreement: agreed })).toEqual({ percent: 17, basis: 'AGREEMENT' })
    expect(commissionOf({ commissionAgreement: agreed, commissionPercent: 17 }).basis).toBe('AGREEMENT')
    expect(commissionOf({ commissionAgreement: agreed, commissionPercent: 12 })).toEqual({
      percent: 12,
      basis: 'DEVIATION',
    })
    expect(commissionOf({ commissionPercent: 12 }).basis).toBe('DEVIATION')
  })
})
