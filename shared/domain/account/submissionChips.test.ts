import { describe, expect, it } from 'vitest'
import { regionOf } from '#shared/regions/regions.ts'
import { submissionChips } from './submissionChips.ts'
import { missingFacts } from './submissionFacts.ts'
import { submissionNumberOf } from './submissionNumber.ts'

const nothing = { missing: [], isReferred: false } as const

describe('the chips of a submission', () => {
  it('of a renewal say whether it is clear, offered or has come to nothing', () => {
    const renewal = { clear: true }
    expect(submissionChips({ ...nothing, status: 'RECEIVED', renewal })).toEqual(['clearToRenew'])
    expect(submissionChips({ ...nothing, status: 'RECEIVED', renewal: { clear: false } })).toEqual([])
    expect(submissionChips({ ...nothing, status: 'QUOTED', renewal })).toEqual(['renewalOffered'])
    for (const status of ['DECLINED', 'LOST'] as const)
      expect(submissionChips({ ...nothing, status, renewal })).toEqual(['nonRenewed'])
    expect(submissionChips({ ...nothing, status: 'LOST' })).toEqual([])
  })

  it('say what is missing and what is referred while somebody works on it', () => {
    const asked = { ...nothing, missing: ['revenue'], isReferred: true }
    expect(submissionChips({ ...asked, status: 'RECEIVED' })).toEqual(['incomplete', 'referred'])
    expect(submissionChips({ ...asked, status: 'QUOTED' })).toEqual(['referred'])
    expect(submissionChips({ ...asked, status: 'DECLINED' })).toEqual([])
  })
})

describe('what an underwriter needs', () => {
  const company = {
    name: 'Quail Hollow',
    address1: '1 Kiln Lane',
    city: 'Leeds',
    zipCode: 'LS1 1AA',
    phoneNumber: '441134960000',
    revenue: 1,
    noOfEmployeesAll: 1,
    yearEstablished: 2000,
    domains: [{ domain: 'quail.example' }],
    policyContactEmail: 'ida@quail.example',
  }

  it('is said by the region’s own industry code', () => {
    expect(missingFacts({ ...company, sicCode: '73110' }, regionOf('uk'))).toEqual([])
    expect(missingFacts(company, regionOf('us'))).toEqual(['industry'])
  })

  it('is said in the order it is asked', () => {
    expect(missingFacts({ name: 'Quail Hollow' }, regionOf('us'))).toEqual([
      'address',
      'phone',
      'industry',
      'revenue',
      'employees',
      'yearEstablished',
      'domain',
      'contact',
    ])
  })
})

it('a submission has a number of its region', () => {
  expect(submissionNumberOf('au', 42)).toBe('SUB-AU-1000042')
})
