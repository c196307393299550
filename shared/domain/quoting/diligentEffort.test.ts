import { describe, expect, it } from 'vitest'
import { statesOf } from '#shared/regions/states.ts'
import { us } from '#shared/regions/us.ts'
import { usDiligentEffort } from '#shared/regions/usDiligentEffort.ts'
import type { DiligentEffort } from './diligence.ts'
import { askedEffort, effortProblems, openEffort } from './diligentEffort.ts'
import { purchaserThreshold } from './exemptPurchaser.ts'

const placement = (state: string, more: object = {}) =>
  ({ isSurplus: true, effectiveDate: '2026-12-01', firmographicData: { state }, ...more }) as const
const days = { today: '2026-11-26', effectiveDate: '2026-12-01' } as const

const declined = (carrier: string, date: `${number}-${number}-${number}` = '2026-11-20') => ({
  carrier,
  contact: 'Lee Park, underwriting',
  date,
  reason: 'Class of business',
})
const three = [declined('Aldgate Mutual'), declined('Birch Casualty'), declined('Cedar National')]

const problems = (state: string, effort: DiligentEffort) => {
  const asked = askedEffort(placement(state))
  return asked === undefined ? ['not asked'] : effortProblems(effort, asked, days).map(({ path }) => path.join('.'))
}

describe('diligent effort', () => {
  it('is told of every state that insurance is sold in, with its source', () => {
    for (const { abbreviation } of statesOf(us)) {
      const rules = usDiligentEffort[abbreviation] ?? []
      expect([abbreviation, rules.length > 0]).toEqual([abbreviation, true])
      for (const { source } of rules) expect(source).not.toBe('')
    }
  })

  it.each([
    ['in Montana, with the numbers of its law', placement('Montana'), 'diligence.MT'],
    ['in California', placement('CA'), 'diligence.CA'],
    ['nowhere for admitted cover', placement('CA', { isSurplus: false }), undefined],
    ['not in Louisiana, which repealed it', placement('LA'), undefined],
    ['not in Florida for cover since July 2025', placement('FL'), undefined],
    ['in Florida before', placement('FL', { effectiveDate: '2025-06-30' }), 'diligence.FL'],
    ['of no state that is not known', placement(''), undefined],
  ] as const)('is asked for %s', (_, asked, rule) => {
    expect(openEffort(asked)?.ruleId).toBe(rule)
  })

  it('says what is missing and what cures it', () => {
    expect(openEffort(placement('MT'))).toEqual({
      ruleId: 'diligence.MT',
      input: null,
      threshold: 3,
      message: expect.stringContaining('Mont. Code § 33-2-302'),
      cure: 'Record 3 declinations of insurers admitted in Montana, or the entry of the state’s export list, or that the purchaser is exempt',
    })
  })

  it('of another state does not serve the one that the insured has moved to', () => {
    const effort = { basis: 'DECLINATIONS' as const, declinations: three }
    const diligence = { state: 'MT', effort, by: 'Ana Silva', at: '2026-11-21T10:00:00Z' as const }
    expect(openEffort(placement('MT', { diligence }))).toBeUndefined()
    expect(openEffort(placement('CA', { diligence }))?.input).toBe('MT')
  })

  it('counts each insurer once, lately, and as many as the state asks for', () => {
    const by = (declinations: typeof three, more: object = {}) =>
      problems('MT', { basis: 'DECLINATIONS', declinations, ...more })
    expect(by(three)).toEqual([])
    expect(by(three.slice(1))).toEqual(['declinations'])
    expect(by([...three.slice(1), declined('BIRCH  Casualty.')])).toEqual(['declinations.2.carrier'])
    expect(by([...three.slice(1), declined('Dune', '2026-08-01')])).toEqual(['declinations.2.date'])
    expect(by([...three.slice(1), declined('Dune', '2026-11-27')])).toEqual(['declinations.2.date'])
    expect(by(three.slice(2), { fewerBecause: 'Two write it' })).toEqual(['declinations'])
  })

  it('takes fewer where few write the risk, in states that say so', () => {
    const two = { basis: 'DECLINATIONS' as const, declinations: three.slice(1) }
    expect(problems('CA', two)).toEqual(['fewerBecause'])
    expect(problems('CA', { ...two, fewerBecause: 'Two admitted insurers write it' })).toEqual([])
  })

  it('is met by an entry of the export list where there is one', () => {
    const listed = { basis: 'EXPORT_LIST' as const, entry: 'Cyber liability', edition: '2026-05-01' as const }
    expect(problems('MT', listed)).toEqual([])
    expect(problems('GA', listed)).toEqual(['basis'])
    expect(problems('MT', { ...listed, edition: '2027-01-01' })).toEqual(['edition'])
  })

  it('is not needed of an exempt purchaser, who was told and asked for it in writing', () => {
    const purchaser = {
      riskManager: 'Jo Hale, risk manager',
      premiums: 140_000,
      criterion: 'EMPLOYEES' as const,
      figure: 620,
      disclosedOn: '2026-11-10' as const,
      requestedOn: '2026-11-12' as const,
    }
    const of = (more: object) => problems('GA', { basis: 'EXEMPT_PURCHASER', purchaser: { ...purchaser, ...more } })
    expect(of({})).toEqual([])
    expect(of({ premiums: 100_000, figure: 500 })).toEqual(['purchaser.premiums', 'purchaser.figure'])
    expect(of({ requestedOn: '2026-11-09' })).toEqual(['purchaser.requestedOn'])
    expect(of({ disclosedOn: '2026-12-09', requestedOn: '2026-12-10' })).toEqual([
      'purchaser.disclosedOn',
      'purchaser.requestedOn',
    ])
  })

  it('measures amounts by the price index of the five years', () => {
    expect(purchaserThreshold('REVENUE', '2019-12-31')).toBe(55_100_000)
    expect(purchaserThreshold('REVENUE', '2026-01-01')).toBe(73_008_161)
    expect(purchaserThreshold('EMPLOYEES', '2026-01-01')).toBe(500)
  })
})
