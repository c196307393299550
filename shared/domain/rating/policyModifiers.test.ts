import { describe, expect, test } from 'vitest'
import { invalidIrpm, irpmModifier } from './irpm.ts'
import { applyModifiers, bandFactor, termFactor } from './policyModifiers.ts'
import type { RateBook } from './rateBook.ts'
import { rateBook } from './rateBooks.ts'
import type { RatingFacts } from './ratingFacts.ts'
import { techEoRate } from './techEoRate.ts'
import { startWaterfall } from './waterfallBuilder.ts'

const us2026 = rateBook('p100-us-2026-1') as RateBook // published

const risk: RatingFacts = {
  region: 'us',
  product: 'P100',
  revenue: 5_000_000,
  industryCode: '541611',
  primaryShare: 100,
  limit: 1_000_000,
  deductible: 25_000,
  waitingPeriod: 12,
  retroPeriod: -1,
  effectiveDate: '2026-12-04',
  endDate: '2027-12-04',
  numberOfPersonalRecords: null,
  noOfEmployees: 20,
  riskScore: 95,
  scanScore: null,
  answers: {},
  claimHistory: null,
  irpmModifier: 1,
  coverages: [],
  surplus: false,
  brokerFee: 0,
  additionalBrokerFee: 0,
  mgaFee: 0,
}

/** The steps that a risk of a million makes. */
const stepsOf = (change: Partial<RatingFacts>) => {
  const waterfall = startWaterfall()
  waterfall.running = 100_000_000
  applyModifiers(us2026, { ...risk, ...change }, waterfall)
  return waterfall.steps
    .filter(({ key }) => key !== 'product')
    .map(({ key, input, factor }) => ({ key, input, factor }))
}
const best = {
  mfaEmail: true,
  mfaRemoteAccess: true,
  mfaAdminAccounts: true,
  mfaCloud: true,
  backupFrequency: 'DAILY',
  backupFrequencyseparate: true,
  testedFullFailover: true,
  patchingFrequency: 'DAILY',
  useEncryption: true,
  training: true,
  planIncidentResponse: true,
  edr: true,
} as const

describe('what is known of a risk', () => {
  test('counts once: answers as controls, and the score only as far as it was seen from outside', () => {
    expect(stepsOf({ answers: { mfaEmail: true }, riskScore: 95 })).toEqual([
      { key: 'securityControl', input: 'mfaEmail YES', factor: 0.95 },
    ])
    expect(stepsOf({ scanScore: 60 })).toEqual([{ key: 'riskScore', input: 60, factor: 0.93 }])
  })

  test('is neutral while nobody knows it', () => {
    expect(stepsOf({})).toEqual([])
    expect(stepsOf({ answers: { mfaEmail: 'UNCERTAIN' } })).toMatchObject([{ factor: 1 }])
  })

  test('speaks against the risk where two forms contradict each other', () => {
    const answers = { mfaEmail: true, mfaAuthentication: 'NO' } as const
    expect(stepsOf({ answers })).toEqual([{ key: 'securityControl', input: 'mfaAuthentication NO', factor: 1.1 }])
    expect(stepsOf({ answers: { mfaEmail: true, mfaAuthentication: 'UNCERTAIN' } })).toMatchObject([{ factor: 1 }])
  })

  test('moves the price no further than the spread of the book, place aside', () => {
    const together = (change: Partial<RatingFacts>) =>
      stepsOf(change).reduce((product, { key, factor }) => (key === 'state' ? product : product * factor), 1)
    const credits = { answers: best, scanScore: 80, claimHistory: 0, irpmModifier: 0.75, state: 'CA' }
    expect(together(credits)).toBeCloseTo(us2026.creditSpread.floor, 3)
    expect(stepsOf(credits).at(-1)?.key).toBe('creditSpread')
    const debits = {
      answers: { mfaEmail: false, mfaRemoteAccess: false, backupFrequency: 'NEVER', patchingFrequency: 'NEVER' },
      scanScore: 10,
      claimHistory: 1,
      irpmModifier: 1.25,
    } as const
    expect(together(debits)).toBeCloseTo(us2026.creditSpread.cap, 3)
    expect(stepsOf({ answers: { mfaEmail: true } }).map(({ key }) => key)).not.toContain('creditSpread')
  })
})

describe('the small rules of a price', () => {
  test('a band holds from where it begins, and below the lowest nothing is moved', () => {
    const bands = [
      { from: 20, factor: 0.8 },
      { from: 10, factor: 0.9 },
    ]
    expect([20, 19, 10, 9].map((input) => bandFactor(bands, input))).toEqual([0.8, 0.9, 0.9, 1])
  })

  test('a frequency that the book does not know, a product and a state that it does not list move nothing', () => {
    expect(stepsOf({ answers: { backupFrequency: 'NEVER' } })).toMatchObject([{ input: 'backupFrequency NEVER' }])
    expect(stepsOf({ answers: { backupFrequency: 'HOURLY' as 'NEVER' } })).toMatchObject([{ factor: 1 }])
    expect(stepsOf({ state: 'XX' })).toEqual([{ key: 'state', input: 'XX', factor: 1 }])
    const waterfall = startWaterfall()
    waterfall.running = 1_000
    applyModifiers(us2026, { ...risk, product: 'Prime One AU' }, waterfall)
    expect(waterfall.steps).toMatchObject([{ key: 'product', factor: 1 }])
  })

  test('a term of a negative length costs nothing', () => {
    expect(termFactor({ effectiveDate: '2026-12-04', endDate: '2026-12-01' })).toBe(0)
    expect(stepsOf({ endDate: '2027-06-04' })).toEqual([{ key: 'term', input: 182, factor: 0.4986 }])
  })

  test('a full year is a full year, leap day or not; other terms are in proportion', () => {
    expect(termFactor({ effectiveDate: '2027-06-01', endDate: '2028-06-01' })).toBe(1)
    expect(termFactor({ effectiveDate: '2026-06-01', endDate: '2027-06-01' })).toBe(1)
    expect(termFactor({ effectiveDate: '2026-12-04', endDate: '2027-06-04' })).toBe(0.4986)
  })

  test('the risk modification is one plus the percentages, each within its range', () => {
    expect(irpmModifier({ drPlanning: -10, securityAwareness: 2.5 })).toBe(0.925)
    expect(invalidIrpm(us2026, { drPlanning: -10.1, dcmPractices: 10, managementOfContent: 5.1 })).toHaveLength(2)
    expect(
      invalidIrpm(us2026, { drPlanning: -10, financialCondition: 7 }).map((entry) => entry.characteristic),
    ).toEqual(['financialCondition'])
  })

  test('technology errors and omissions has a rate per thousand of revenue that falls with size', () => {
    const rate = (revenue: number) =>
      techEoRate(us2026, { revenue, industryCode: '541511', primaryShare: 100, state: 'CA' })
    expect(rate(1_000_000)).toBe(0.7809)
    expect(rate(10_000_000)).toBeLessThan(rate(1_000_000))
  })
})
