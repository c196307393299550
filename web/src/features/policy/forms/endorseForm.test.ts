import { describe, expect, it } from 'vitest'
import type { EndorsableTerms } from '#shared/contracts/policy/endorsableTerms.ts'
import { EndorseForm, type EndorseValues, endorsedBody, valuesOf } from './endorseForm.ts'

const insured = {
  businessName: 'Rowan Holdings',
  address1: '2 Main Street',
  city: 'Salem',
  state: 'OR',
  zipCode: '97301',
  naicsCode: '541110',
  naicsDescription: 'Offices of Lawyers',
}
const event = { claimNumber: 'C-1', claimName: 'Mail breach', claimDescription: '', claimDate: '2024-05-01' as const }
const endorsable: EndorsableTerms = {
  effectiveDate: '2026-11-20',
  earliest: '2026-11-06',
  latest: '2026-12-20',
  terms: {
    name: 'Moreau & Sons',
    address1: '9 Court Street',
    city: 'Salem',
    state: 'OR',
    zipCode: '97301',
    customerEmail: 'ida@moreau.example',
    limit: 1_000_000,
    deductible: 25_000,
    waitingPeriod: 12,
    retroActivePeriod: -1,
    additionalInsureds: [insured],
    eventExclusions: [event],
  },
  coverages: [],
  limits: [1_000_000, 2_000_000],
  deductibles: [25_000],
  waitingPeriods: [8, 12],
  retroActivePeriods: [1, 2, -1],
  latestRetroActiveDate: '2026-06-01',
  namesInsureds: true,
  excludesEvents: true,
}
const body = (change: Partial<EndorseValues>) =>
  endorsedBody(endorsable, EndorseForm.parse({ ...valuesOf(endorsable), ...change }), 'us')

describe('what a form endorses', () => {
  it('is nothing as long as nothing is another', () => {
    expect(body({})).toBeUndefined()
    expect(body({ effectiveDate: '2026-11-21', note: 'Soon', customerPhone: undefined })).toBeUndefined()
  })

  it('is what is another, with the day from which it counts', () => {
    expect(
      body({ limit: 2_000_000, waitingPeriod: 8, retro: '2', city: 'Portland', effectiveDate: '2026-11-21' }),
    ).toEqual({
      effectiveDate: '2026-11-21',
      limit: 2_000_000,
      waitingPeriod: 8,
      retroActivePeriod: 2,
      city: 'Portland',
    })
  })

  it('takes out a second line of the address that is empty now, and nothing else', () => {
    const lined = { ...endorsable, terms: { ...endorsable.terms, address2: 'Floor 2' } }
    const { address2: _, customerEmail: __, ...values } = EndorseForm.parse(valuesOf(lined))
    expect(endorsedBody(lined, values, 'us')).toEqual({ effectiveDate: '2026-11-20', address2: '' })
  })

  it('is all who are insured besides, and all events, where one of them is another', () => {
    const rowan = { ...insured, businessName: 'Rowan Estates' }
    expect(body({ additionalInsureds: [insured, rowan] })).toMatchObject({ additionalInsureds: [insured, rowan] })
    expect(body({ additionalInsureds: [{ ...insured, address2: '' }] })).toBeUndefined()
    expect(body({ eventExclusions: [] })).toMatchObject({ eventExclusions: [] })
  })
})
