import { describe, expect, it } from 'vitest'
import { isMoreExposure } from './moreExposure.ts'
import type { Leaves } from './policyLeaves.ts'

const terms: Leaves = {
  limit: 2_000_000,
  deductible: 25_000,
  waitingPeriod: 12,
  retroActivePeriod: 2,
  companyName: 'Moreau & Sons',
  'coverages.14.coverageId': 14,
  'coverages.14.limit': 250_000,
  'coverages.14.retention': 25_000,
  'coverages.14.retroActiveDate': '2020-01-01',
  'coverages.15.retroActiveDate': '2020-01-01',
}
const more = (change: Leaves) => isMoreExposure(terms, { ...terms, ...change })
const { 'coverages.15.retroActiveDate': _, ...without } = terms

describe('terms bear more', () => {
  it.each<[string, Leaves]>([
    ['with a higher limit', { limit: 2_500_000 }],
    ['with a higher limit of one coverage', { 'coverages.14.limit': 500_000 }],
    ['with a lower retention', { deductible: 10_000 }],
    ['with a lower retention of one coverage', { 'coverages.14.retention': 10_000 }],
    ['with a shorter wait', { waitingPeriod: 8 }],
    ['with acts of longer ago', { retroActivePeriod: -1 }],
    ['with an earlier retroactive date', { 'coverages.14.retroActiveDate': '2019-01-01' }],
    ['with another coverage', { 'coverages.16.coverageId': 16 }],
    ['with another insured', { 'additionalInsureds.ain_2_1.businessName': 'Rowan Holdings' }],
    ['with less of one and more of another', { limit: 1_000_000, deductible: 10_000 }],
  ])('%s', (_name, change) => {
    expect(more(change)).toBe(true)
  })
})

describe('terms bear no more', () => {
  it.each<[string, Leaves]>([
    ['with a lower limit', { limit: 1_000_000, 'coverages.14.limit': 100_000 }],
    ['with a higher retention', { deductible: 50_000, 'coverages.14.retention': 50_000 }],
    ['with a longer wait', { waitingPeriod: 24 }],
    ['with acts of less long ago', { retroActivePeriod: 1, 'coverages.14.retroActiveDate': '2021-01-01' }],
    ['with a corrected name', { companyName: 'Moreau & Daughters' }],
    ['as they are', {}],
  ])('%s', (_name, change) => {
    expect(more(change)).toBe(false)
  })

  it('without a coverage that they had', () => {
    expect(isMoreExposure(terms, without)).toBe(false)
  })
})
