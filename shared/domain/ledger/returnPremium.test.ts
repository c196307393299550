import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { coverageId } from '../coverage/coverageId.ts'
import { portion } from '../money/money.ts'
import { feeKeys, type PremiumFee, taxKeys } from '../rating/ratedPremium.ts'
import { taxesOn } from '../rating/taxes/taxesOn.ts'
import { usSurplusLines } from '../rating/taxes/usSurplusLines.ts'
import { breakdownOf, totalOf } from './premiumBreakdown.ts'
import { type ReturnTerms, returnedOf } from './returnPremium.ts'

const commissions = { commission: 54_750, carrierCommission: 91_250 }

const priced = (
  premium: number,
  fees: readonly PremiumFee[],
  place: { readonly region: 'au' | 'uk' | 'us'; readonly state?: string; readonly surplus: boolean },
  tria = 0,
) => ({
  premium: premium + tria,
  coverages: [
    { coverageId: coverageId('LIABILITY'), premium },
    { coverageId: coverageId('TRIA'), premium: tria },
  ],
  fees: [...fees],
  taxes: taxesOn(premium + tria, fees, { ...place, effectiveDate: '2026-11-20' }),
})

const returned = (rated: ReturnType<typeof priced>, terms: Omit<ReturnTerms, 'cause'> & Partial<ReturnTerms>) =>
  returnedOf(rated, commissions, { cause: 'insurer', ...terms })

describe('what a cancellation returns', () => {
  const louisiana = { region: 'us', state: 'LA', surplus: true } as const
  const fees: PremiumFee[] = [
    { key: 'policyFee', amount: 15_000 },
    { key: 'brokerFee', amount: 5_000 },
  ]

  it('keeps the tax on all that is kept: in Louisiana 4.85 % of premium and policy fee', () => {
    const rated = priced(365_000, fees, louisiana)
    const back = returned(rated, { ...louisiana, unearned: 362 / 365, flat: false })
    expect(back).toMatchObject({ premium: 362_000, fees: { policyFee: 0, brokerFee: 0 } })
    const charged = breakdownOf(rated, commissions)
    expect((charged.taxes.surplusLineTax ?? 0) - (back.taxes.surplusLineTax ?? 0)).toBe(
      portion(3_000 + 15_000, { rate: 0.0485 }),
    )
  })

  describe('where a change has not begun', () => {
    const texas = { region: 'us', state: 'TX', surplus: false } as const
    const unearned = 359 / 365
    const begun = 487_700
    const left = portion(begun, { rate: unearned })
    const given = (toCome: number) => {
      const rated = priced(begun + toCome, [], texas)
      const share = (left + toCome) / (begun + toCome)
      const rest = { premium: left + toCome, tria: 0, share, toCome: { premium: toCome, tria: 0 } }
      return returned(rated, { ...texas, unearned, rest, flat: false, cause: 'insured' })
    }

    it('returns all of it, and keeps by short rate of what ran alone: 8 % of the premium before the change', () => {
      const kept = portion(begun, { rate: 0.08 })
      expect(given(0).premium).toBe(begun - kept)
      expect(given(86_185).premium).toBe(begun + 86_185 - kept)
    })

    it('keeps no more than was charged where the change to come would have cost less', () => {
      expect(given(-44_040).premium).toBe(begun - 44_040 - portion(begun, { rate: 0.08 }))
      expect(given(-left).premium).toBe(0)
    })
  })

  it('keeps a flat stamping fee, and returns one of so much in the hundred with its premium', () => {
    const oregon = { region: 'us', state: 'OR', surplus: true } as const
    const half = { unearned: 0.5, flat: false }
    expect(returned(priced(100_000, [], oregon), { ...oregon, ...half }).taxes).toMatchObject({
      surplusStampingFee: 0,
      surplusLineTax: 1_000,
      surplusSurcharge: 150,
    })
    const california = { ...oregon, state: 'CA' }
    expect(returned(priced(100_000, [], california), { ...california, ...half }).taxes).toMatchObject({
      surplusStampingFee: 90,
    })
  })

  it('returns the MGA fee of an admitted policy by days, and keeps that of a surplus lines one', () => {
    const mga: PremiumFee[] = [{ key: 'mgaFee', amount: 10_000 }]
    const half = { region: 'us', state: 'TX', unearned: 0.5, flat: false } as const
    const of = (surplus: boolean) =>
      returned(priced(100_000, mga, { ...half, surplus }), { ...half, surplus }).fees.mgaFee
    expect([of(false), of(true)]).toEqual([5_000, 0])
  })

  it('returns stamp duty on the premium with its GST', () => {
    const place = { region: 'au', state: 'NSW', surplus: false } as const
    expect(returned(priced(100_000, [], place), { ...place, unearned: 0.5, flat: false }).taxes).toMatchObject({
      gst: 5_000,
      stampDuty: 4_950,
    })
  })

  it('takes no tax on a fee that nobody charged, and duty on the premium alone where no GST was charged', () => {
    const ohio = { region: 'us', state: 'OH', surplus: true } as const
    const half = { unearned: 0.5, flat: false }
    expect(returned(priced(18, [], ohio), { ...ohio, ...half }).taxes.surplusLineTax).toBe(1)
    const nsw = { region: 'au', state: 'NSW', surplus: false } as const
    const { taxes, ...rest } = priced(100_000, [], nsw)
    const withoutGst = { ...rest, taxes: taxes.filter(({ key }) => key !== 'gst') }
    const back = (premium: number) =>
      returned({ ...withoutGst, premium, coverages: [] }, { ...nsw, ...half }).taxes.stampDuty
    expect(back(100_000)).toBe(9_900 - 4_500)
    expect(back(10)).toBe(9_900)
  })

  it('returns everything when it is flat, and nothing at the end of the term', () => {
    const rated = priced(365_000, fees, louisiana)
    expect(totalOf(returned(rated, { ...louisiana, unearned: 0.3, flat: true }))).toBe(
      totalOf(breakdownOf(rated, commissions)),
    )
    expect(totalOf(returned(rated, { ...louisiana, unearned: 0, flat: false }))).toBe(0)
  })

  it('returns and keeps together what was charged, and is never below zero on either side', () => {
    const cents = fc.integer({ min: 0, max: 100_000_000 })
    const place = fc.oneof(
      fc.record({
        region: fc.constant('us' as const),
        state: fc.constantFrom(...Object.keys(usSurplusLines)),
        surplus: fc.boolean(),
      }),
      fc.record({ region: fc.constant('uk' as const), surplus: fc.constant(false) }),
      fc.record({
        region: fc.constant('au' as const),
        state: fc.constantFrom('NSW', 'VIC', 'ACT', 'NI'),
        surplus: fc.constant(false),
      }),
    )
    const every = fc.tuple(...feeKeys.map((key) => fc.record({ key: fc.constant(key), amount: cents })))
    fc.assert(
      fc.property(
        place,
        cents,
        cents,
        every,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (at, a, b, fees, unearned) => {
          const rated = priced(a, fees, at, b)
          const charged = breakdownOf(rated, commissions)
          const back = returned(rated, { ...at, unearned, flat: false })
          const pairs = [
            [charged.premium, back.premium],
            [charged.tria, back.tria],
            [charged.commission, back.commission],
            [charged.carrierCommission, back.carrierCommission],
            ...feeKeys.map((key) => [charged.fees[key], back.fees[key]]),
            ...taxKeys.map((key) => [charged.taxes[key], back.taxes[key]]),
          ]
          for (const [whole = 0, part = 0] of pairs) {
            expect(part).toBeGreaterThanOrEqual(0)
            expect(part).toBeLessThanOrEqual(whole)
          }
          const keptFees = (charged.fees.policyFee ?? 0) + (charged.fees.mgaFee ?? 0)
          const kept = totalOf(charged) - totalOf(back)
          expect(kept).toBeGreaterThanOrEqual(at.surplus ? keptFees : 0)
        },
      ),
      { numRuns: 300 },
    )
  })
})
