import { describe, expect, it } from 'vitest'
import { PersonaId } from '../ids/ids.ts'
import {
  type CededLoss,
  type CededPolicy,
  lossInLayer,
  standingInTreaty,
  type TreatyTerms,
  treatyFault,
  treatyYear,
} from './treaties.ts'

const [first, second, carrier] = ['R1', 'R2', 'C1'].map((end) =>
  PersonaId.parse(`org_01JH00000000000000000000${end}`),
) as [PersonaId, PersonaId, PersonaId]

const aLayer = {
  attachment: 0,
  limit: 5_000_000,
  share: 40,
  rate: 0,
  parts: [
    { reinsurerId: first, percent: 60 },
    { reinsurerId: second, percent: 40 },
  ],
}
const quotaShare: TreatyTerms = { kind: 'QUOTA_SHARE', begins: '2026-01-01', ends: '2027-01-01', layers: [aLayer] }
const excess: TreatyTerms = {
  ...quotaShare,
  kind: 'EXCESS_OF_LOSS',
  layers: [
    { attachment: 250_000, limit: 750_000, share: 100, rate: 4, parts: aLayer.parts },
    { attachment: 1_000_000, limit: 4_000_000, share: 90, rate: 2, parts: [{ reinsurerId: second, percent: 100 }] },
  ],
}

/** So many policies of a year, each of 10,000.00. */
const sold = (count: number, more: Partial<CededPolicy> = {}): CededPolicy[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `pol_${more.effectiveDate ?? ''}${index}`,
    carrierId: undefined,
    effectiveDate: '2026-03-01' as const,
    premium: 1_000_000,
    neverWas: false,
    ...more,
  }))
const loss = (policyId: string, whole: number): CededLoss => ({ policyId, incurred: whole * 100 })

describe('the terms of a treaty', () => {
  it('are right where nothing is wrong with them, and of the year of their first day', () => {
    expect([treatyFault(quotaShare), treatyFault(excess)]).toEqual([undefined, undefined])
    expect(treatyYear(quotaShare)).toBe(2026)
  })

  it('end after they begin, and within two years', () => {
    expect(treatyFault({ ...quotaShare, ends: '2026-01-01' })).toEqual({ fault: 'endsBeforeItBegins' })
    expect(treatyFault({ ...quotaShare, ends: '2029-01-01' })).toEqual({ fault: 'longerThanTwoYears' })
    expect(treatyFault({ ...quotaShare, ends: '2028-01-02' })).toEqual({ fault: 'longerThanTwoYears' })
    expect(treatyFault({ ...quotaShare, ends: '2028-01-01' })).toBeUndefined()
  })

  it('have for a quota share one layer, from the first unit of a loss', () => {
    expect(treatyFault({ ...quotaShare, layers: [aLayer, { ...aLayer, attachment: 5_000_000 }] })).toMatchObject({
      fault: 'oneLayer',
    })
    expect(treatyFault({ ...quotaShare, layers: [{ ...aLayer, attachment: 1 }] })).toMatchObject({
      fault: 'fromTheGround',
    })
  })

  it('bear no part of a loss twice, in whichever order the layers are entered', () => {
    const [lower, upper] = excess.layers as [TreatyTerms['layers'][number], TreatyTerms['layers'][number]]
    expect(treatyFault({ ...excess, layers: [upper, lower] })).toBeUndefined()
    for (const layers of [
      [lower, { ...upper, attachment: 999_999 }],
      [{ ...upper, attachment: 999_999 }, lower],
    ])
      expect(treatyFault({ ...excess, layers })).toEqual({
        fault: 'layersOverlap',
        layer: layers.findIndex(({ attachment }) => attachment === 999_999),
      })
  })

  it('have a rate for a layer above a loss, and parts that come to no more than the whole', () => {
    const [lower] = excess.layers as [TreatyTerms['layers'][number]]
    const withLower = (more: object) => ({ ...excess, layers: [{ ...lower, ...more }] })
    expect(treatyFault(withLower({ rate: 0 }))).toEqual({ fault: 'rateMissing', layer: 0 })
    const parts = [33.33, 33.33, 33.34].map((percent, index) => ({
      reinsurerId: PersonaId.parse(`org_01JH00000000000000000000S${index}`),
      percent,
    }))
    expect(treatyFault(withLower({ parts }))).toBeUndefined()
    const [one, ...others] = parts as [(typeof parts)[number], ...typeof parts]
    expect(treatyFault(withLower({ parts: [{ ...one, percent: 33.34 }, ...others] }))).toMatchObject({
      fault: 'moreThanAll',
    })
    expect(treatyFault(withLower({ parts: [one, { ...one, percent: 1 }] }))).toMatchObject({ fault: 'reinsurerTwice' })
  })
})

describe('what of a loss falls into a layer', () => {
  it('is what it costs above the attachment, up to the limit', () => {
    const layer = { attachment: 250_000, limit: 750_000 }
    expect(
      [0, 249_999, 250_000, 250_001, 1_000_000, 9_000_000].map((whole) => lossInLayer(whole * 100, layer)),
    ).toEqual([0, 0, 0, 100, 75_000_000, 75_000_000])
  })
})

describe('how a reinsurer stands in a treaty', () => {
  it('is its part of the share of premium and losses of a quota share', () => {
    const policies = sold(10)
    const losses = [loss('pol_0', 200_000), loss('pol_1', 50_000), loss('pol_9', 6_000_000), loss('elsewhere', 1_000)]
    const [own] = standingInTreaty(quotaShare, first, policies, losses)
    // 40 % of 100,000 ceded, 60 % of it the reinsurer's; the largest loss bears on the treaty up to its limit.
    expect(own).toMatchObject({ percent: 60, policies: 10, premium: 2_400_000, losses: 3 })
    expect(own?.incurred).toBe((200_000 + 50_000 + 5_000_000) * 100 * 0.24)
    expect(own?.large).toEqual([
      { incurred: 600_000_000, own: 120_000_000 },
      { incurred: 20_000_000, own: 4_800_000 },
    ])
  })

  it('is by layer of an excess of loss, the premium at the layer’s rate', () => {
    const losses = [loss('pol_0', 200_000), loss('pol_1', 600_000), loss('pol_2', 3_000_000)]
    const standing = standingInTreaty(excess, second, sold(10), losses)
    expect(standing).toHaveLength(2)
    // Of the lower layer 40 %: 4 % of 100,000, and 350,000 and 750,000 of the losses. Of the upper all of the 90 % ceded.
    expect(standing[0]).toMatchObject({ premium: 160_000, losses: 2, incurred: 44_000_000 })
    expect(standing[1]).toMatchObject({ premium: 180_000, losses: 1, incurred: 180_000_000 })
    expect(standing[1]?.large).toEqual([{ incurred: 300_000_000, own: 180_000_000 }])
  })

  it('adds up over the reinsurers of a layer to what it cedes', () => {
    const losses = [loss('pol_0', 123_456)]
    const [one] = standingInTreaty(quotaShare, first, sold(7), losses)
    const [other] = standingInTreaty(quotaShare, second, sold(7), losses)
    expect((one?.premium ?? 0) + (other?.premium ?? 0)).toBe(7_000_000 * 0.4)
    expect((one?.incurred ?? 0) + (other?.incurred ?? 0)).toBe(12_345_600 * 0.4)
  })

  it('counts the policies that begin in its term on its paper, and ever were cover', () => {
    const policies = [
      ...sold(5, { effectiveDate: '2026-01-01' }),
      ...sold(5, { effectiveDate: '2026-12-31' }),
      ...sold(5, { effectiveDate: '2025-12-31' }),
      ...sold(5, { effectiveDate: '2027-01-01' }),
      ...sold(5, { effectiveDate: '2026-05-01', neverWas: true }),
      ...sold(6, { effectiveDate: '2026-06-01', carrierId: carrier }),
    ]
    expect(standingInTreaty(quotaShare, first, policies, [])).toMatchObject([{ policies: 10 }])
    expect(standingInTreaty({ ...quotaShare, carrierId: carrier }, first, policies, [])).toMatchObject([
      { policies: 6 },
    ])
  })

  it('withholds what few policies stand behind, and says of none that there are none', () => {
    const [few] = standingInTreaty(quotaShare, first, sold(4), [loss('pol_0', 200_000)])
    expect(few).toEqual({ attachment: 0, limit: 5_000_000, share: 40, rate: 0, percent: 60 })
    expect(standingInTreaty(quotaShare, first, sold(5), [])).toMatchObject([{ policies: 5 }])
    expect(standingInTreaty(quotaShare, first, [], [])).toMatchObject([{ policies: 0, premium: 0, incurred: 0 }])
  })

  it('is nothing for who has no part in it, and says nothing of the parts of others', () => {
    expect(standingInTreaty(excess, first, sold(9), [])).toHaveLength(1)
    expect(standingInTreaty(quotaShare, carrier, sold(9), [])).toEqual([])
    expect(JSON.stringify(standingInTreaty(quotaShare, first, sold(9), []))).not.toContain(second)
  })
})
