import { describe, expect, it } from 'vitest'
import { coverageId } from '../coverage/coverageId.ts'
import { notOnOffer } from './notOnOffer.ts'

const media = coverageId('WEBSITE_MEDIA')
const settled = {
  selection: { global: { limit: 5_000_000, deductible: 5_000 } },
  coverages: [
    {
      coverageId: media,
      limit: 1_000_000,
      retention: 5_000,
      waitingPeriod: null,
      retroActivePeriod: null,
      retroActiveDate: null,
    },
  ],
  warnings: [],
}

describe('cover that is asked for', () => {
  it('and cannot be had is told by field, with what can', () => {
    expect(notOnOffer({ limit: 10_000_000, deductible: 7_000 }, settled, 'us')).toEqual([
      { path: ['limit'], detail: 'Choose $1,000,000 to $5,000,000 in steps of $500,000' },
      { path: ['deductible'], detail: expect.stringContaining('$5,000, $10,000') },
    ])
  })

  it('is held to what is written and borne with the revenue and the industry', () => {
    const reason = { input: 0, threshold: 0, message: '', cure: '' }
    const warnings = ['calculator.maximumLimit', 'calculator.minimumRetention'].map((ruleId) => ({ ...reason, ruleId }))
    const refused = notOnOffer({ limit: 6_000_000, deductible: 1_000 }, { ...settled, warnings }, 'us')
    expect(refused.map(({ detail }) => detail)).toEqual([
      'At most $5,000,000 is written for this revenue and industry',
      'At least $5,000 is borne with this revenue and industry',
    ])
  })

  it('is told coverage by coverage', () => {
    const coverages = {
      [media]: { selected: true, limit: 123_000, waitingPeriod: { value: 8 as const } },
      99: { selected: true },
    }
    expect(notOnOffer({ coverages }, settled, 'us')).toEqual([
      { path: ['coverages', String(media), 'limit'], detail: expect.stringContaining('choose $1,000,000') },
      { path: ['coverages', String(media), 'waitingPeriod'], detail: expect.stringContaining('no such term') },
      { path: ['coverages', '99', 'selected'], detail: 'There is no such coverage' },
    ])
    expect(notOnOffer({ coverages: { [media]: { selected: false } } }, settled, 'us')).toHaveLength(1)
  })

  it('and can be had is not spoken of', () => {
    const asked = { limit: 5_000_000, coverages: { [media]: { selected: true, limit: 1_000_000 } } }
    expect(notOnOffer(asked, settled, 'us')).toEqual([])
  })
})
