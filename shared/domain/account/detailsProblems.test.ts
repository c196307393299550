import { describe, expect, it } from 'vitest'
import type { Product } from '../../regions/products.ts'
import { regions } from '../../regions/regions.ts'
import type { AccountDetails } from './accountDetails.ts'
import { addressProblems, detailsProblems, industryCodeOf } from './detailsProblems.ts'

const details: AccountDetails = {
  name: 'Harbor & Vine Dental Group',
  naicsCode: '621210',
  primaryNaicsPercentage: 100,
  revenue: 4_200_000,
  noOfEmployeesAll: 38,
  yearEstablished: 2004,
  ownershipType: 'Private',
  entityType: 'Independent',
  phoneNumber: '(503) 555-0117',
  address1: '1180 SW Alder Street',
  city: 'Portland',
  state: 'OR',
  zipCode: '97205',
}
const pro: Partial<AccountDetails> = {
  nonUsRevenue: 0,
  totalRevenue: 4_200_000,
  changeInScope: 'no',
  collectingPersonalInformation: 'no',
}

const problemsOf = (change: Partial<AccountDetails>, region: keyof typeof regions = 'us', product: Product = 'P100') =>
  detailsProblems({ ...details, ...change }, { region: regions[region], currentYear: 2026, product }).map(
    ({ path, detail }) => `${path.join('.')}: ${detail}`,
  )
const proProblemsOf = (change: Partial<AccountDetails>) => problemsOf({ ...pro, ...change }, 'us', 'P100_PRO')

describe('the industry of an account', () => {
  it('is under the region’s own name, else under the common one, and there must be one', () => {
    expect(industryCodeOf({ naicsCode: '62', sicCode: '86' }, regions.us)).toBe('62')
    expect(industryCodeOf({ naicsCode: '62', sicCode: '86' }, regions.uk)).toBe('86')
    expect(industryCodeOf({ naicsCode: '62' }, regions.uk)).toBe('62')
    expect(problemsOf({ naicsCode: undefined })).toEqual(['naicsCode: Industry Code is required'])
  })

  it('has a second one below 100 % alone', () => {
    expect(problemsOf({ primaryNaicsPercentage: 99 })).toEqual(['secondNaicsCode: Secondary Industry Code is required'])
    expect(problemsOf({ primaryNaicsPercentage: 99, secondNaicsCode: '62' })).toEqual([])
    expect(problemsOf({ secondNaicsCode: '62' })).toHaveLength(1)
  })
})

describe('the year an account was established in', () => {
  it('is this one at the latest', () => {
    expect(problemsOf({ yearEstablished: 2026 })).toEqual([])
    expect(problemsOf({ yearEstablished: 2027 })).toEqual([
      'yearEstablished: Year Established must be between 1500 and the current year',
    ])
  })
})

describe('the address of an account', () => {
  it('is of its region in each of its parts', () => {
    const mailingAddress = { address1: '1 Main Street', city: 'Salem', zipCode: '00000' }
    const wrong = { state: 'NSW', city: '12', zipCode: '00000', mailingAddress, phoneNumber: '1' }
    expect(problemsOf(wrong).map((problem) => problem.split(': ')[0])).toEqual([
      'state',
      'city',
      'zipCode',
      'mailingAddress.zipCode',
      'phoneNumber',
    ])
    expect(problemsOf({ mailingAddress: { ...mailingAddress, zipCode: '97301' } })).toEqual([])
  })

  it('needs a state where the region has some, and of the rest says nothing that is not there', () => {
    expect(addressProblems({}, regions.us)).toEqual([{ path: ['state'], detail: 'State is required' }])
    expect(addressProblems({}, regions.uk)).toEqual([])
  })
})

describe('what P100_PRO asks beyond the other products', () => {
  it('is asked of nobody else', () => {
    expect(problemsOf({})).toEqual([])
    expect(problemsOf({}, 'us', 'P100_PRO')).toEqual([
      'nonUsRevenue: Non US Revenue is required',
      'totalRevenue: Total Revenue is required',
      'changeInScope: Change in Scope is required',
      'collectingPersonalInformation: Collecting Personal Information is required',
    ])
    expect(proProblemsOf({})).toEqual([])
  })

  it('follows from what is answered', () => {
    expect(proProblemsOf({ changeInScope: 'yes' })).toEqual(['changeInScopeDetail: Change in Scope Detail is required'])
    expect(proProblemsOf({ changeInScope: 'yes', changeInScopeDetail: '' })).toHaveLength(1)
    expect(proProblemsOf({ changeInScope: 'yes', changeInScopeDetail: 'A merger' })).toEqual([])
    expect(proProblemsOf({ isFranchise: true })).toEqual([
      'franchiseSystemConnectivity: Franchise System Connectivity is required',
    ])
    expect(proProblemsOf({ isFranchise: false })).toEqual([])
  })

  it('is how many people’s data are held, of 250,000 at least', () => {
    const holding = (numberOfPersonalRecords?: number) =>
      proProblemsOf({ collectingPersonalInformation: 'yes', numberOfPersonalRecords })
    expect(holding()).toEqual(['numberOfPersonalRecords: Number of Personal Records is required'])
    expect(holding(249_999)).toEqual(['numberOfPersonalRecords: Number of Personal Records must be at least 250000'])
    expect(holding(250_000)).toEqual([])
    expect(proProblemsOf({ numberOfPersonalRecords: 1 })).toEqual([])
  })
})
