import { describe, expect, it } from 'vitest'
import { nextAccountStatus } from '#shared/records/account/accountLife.ts'
import { regions } from '../../regions/regions.ts'
import { AccountDetails } from './accountDetails.ts'
import { isInAccountFilter } from './accountFilters.ts'
import { detailsProblems } from './detailsProblems.ts'
import { mayRequestQuote, reasonsNotToQuote } from './eligibility.ts'
import { bareDomain, entityTypes, ownershipTypes } from './firmographics.ts'
import { normalizeDetails } from './normalizeDetails.ts'
import { quoteEffectsOf } from './quoteEffects.ts'

const details = {
  name: 'Harbor & Vine Dental Group',
  naicsCode: '621210',
  primaryNaicsPercentage: 100,
  revenue: 4_200_000,
  noOfEmployeesAll: 38,
  yearEstablished: 2004,
  ownershipType: 'Private' as const,
  entityType: 'Independent' as const,
  phoneNumber: '(503) 555-0117',
  address1: '1180 SW Alder Street',
  city: 'Portland',
  state: 'OR',
  zipCode: '97205',
}

const problemsOf = (change: object, region: keyof typeof regions = 'us', product?: 'P100_PRO') => {
  const { data, error } = AccountDetails.safeParse({ ...details, ...change })
  if (error !== undefined) return error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  return detailsProblems(data, { region: regions[region], currentYear: 2026, ...(product && { product }) }).map(
    ({ path, detail }) => `${path.join('.')}: ${detail}`,
  )
}

describe('account details', () => {
  it('are accepted when complete', () => {
    expect(problemsOf({})).toEqual([])
  })

  it('belong to an organization that is one of five kinds', () => {
    expect([...entityTypes].sort()).toEqual(['Branch', 'Holding', 'Independent', 'Parent', 'Subsidiary'])
  })

  it('have a name of at most 100 characters after trimming, with a letter in it', () => {
    expect(problemsOf({ name: `  ${'x'.repeat(100)}  ` })).toEqual([])
    expect(problemsOf({ name: 'x'.repeat(101) })).toEqual([
      'name: Account Name is exceeding 100 Characters. Please reset Handler.',
    ])
    expect(problemsOf({ name: '1234' })).toEqual(['name: must contain at least one alphabetical character'])
  })

  it('have an industry code from 10 to 999999', () => {
    expect(problemsOf({ naicsCode: '9' })).toEqual(['naicsCode: Industry Code must be atleast 2 digits'])
    expect(problemsOf({ naicsCode: '1000000' })).toEqual(['naicsCode: Industry Code be less than 6 digits'])
    expect(problemsOf({ naicsCode: '01110' })).toEqual([])
  })

  it('have a share of the first industry from 51 to 100 %', () => {
    expect(problemsOf({ primaryNaicsPercentage: 50, secondNaicsCode: '541512' })).toEqual([
      'primaryNaicsPercentage: Primary Naics Percentage must be 51% or higher',
    ])
    expect(problemsOf({ primaryNaicsPercentage: 51, secondNaicsCode: '541512' })).toEqual([])
    expect(problemsOf({ primaryNaicsPercentage: 101 })).toEqual([
      'primaryNaicsPercentage: Primary Naics Percentage must be 100% or lower',
    ])
    const second = { primaryNaicsPercentage: 51, secondNaicsCode: '541512' }
    expect(problemsOf({ ...second, secondaryNaicsPercentage: 49 })).toEqual([])
    expect(problemsOf({ ...second, secondaryNaicsPercentage: 50 })).toHaveLength(1)
  })

  it('have a second industry code of the same range', () => {
    const second = (secondNaicsCode: string) => problemsOf({ primaryNaicsPercentage: 60, secondNaicsCode })
    expect(second('9')).toEqual(['secondNaicsCode: Industry Code must be atleast 2 digits'])
    expect(second('1000000')).toEqual(['secondNaicsCode: Industry Code be less than 6 digits'])
    expect(second('10')).toEqual([])
  })

  it('trade under a name with a letter or number in it, if any', () => {
    expect(problemsOf({ dbaOrTradestyle: '' })).toEqual([])
    expect(problemsOf({ dbaOrTradestyle: '3' })).toEqual([])
    expect(problemsOf({ dbaOrTradestyle: '&!' })).toEqual([
      'dbaOrTradestyle: must contain at least one letter or number',
    ])
  })

  it('are of an ownership and organization type that there are', () => {
    expect(ownershipTypes).toEqual([
      'Public',
      'Private',
      'Non-Profit',
      'Public Sector',
      'Partnership',
      'Non-Corporates',
    ])
    for (const wrong of [undefined, 'Other'])
      expect(problemsOf({ ownershipType: wrong, entityType: wrong })).toEqual([
        'ownershipType: Ownership Type is required',
        'entityType: Organization Type is required',
      ])
  })

  it('have an address and a phone', () => {
    expect(problemsOf({ address1: '', phoneNumber: '' })).toEqual([
      'phoneNumber: Phone Number is required',
      'address1: Address is required',
    ])
  })

  it('are numbers where numbers are asked for', () => {
    expect(problemsOf({ revenue: 'much', noOfEmployeesAll: 'few', yearEstablished: 'long ago' })).toEqual([
      'revenue: Projected Revenue must be a numeric value',
      'noOfEmployeesAll: Number of Employees must be a numeric value',
      'yearEstablished: Year Established must be a numeric value',
    ])
    expect(problemsOf({ noOfEmployeesAll: 1.5 })).toEqual([
      'noOfEmployeesAll: Number of Employees must be a whole number',
    ])
  })

  it('sell abroad between nothing and everything', () => {
    expect(problemsOf({ percentInternationalSales: 0 })).toEqual([])
    expect(problemsOf({ percentInternationalSales: 100 })).toEqual([])
    for (const wrong of [-1, 101]) expect(problemsOf({ percentInternationalSales: wrong })).toHaveLength(1)
  })

  it('need a second industry below 100 % and refuse one at 100 %', () => {
    expect(problemsOf({ primaryNaicsPercentage: 60 })).toEqual(['secondNaicsCode: Secondary Industry Code is required'])
    expect(problemsOf({ primaryNaicsPercentage: 60, secondNaicsCode: '541512' })).toEqual([])
    expect(problemsOf({ secondNaicsCode: '541512' })).toEqual([
      'secondNaicsCode: Secondary Industry Code is not allowed when NiacsCode is 100%',
    ])
    expect(problemsOf({ primaryNaicsPercentage: 50, secondNaicsCode: '541512' })).toEqual([
      'primaryNaicsPercentage: Primary Naics Percentage must be 51% or higher',
    ])
  })

  it('earn one to a trillion a year with at least one employee since 1500 or later', () => {
    expect(problemsOf({ revenue: 1e12 + 1 })).toEqual(['revenue: must be less than or equal to 1 Trillion Dollars.'])
    expect(problemsOf({ revenue: 0 })).toHaveLength(1)
    expect(problemsOf({ noOfEmployeesAll: 0 })).toHaveLength(1)
    expect(problemsOf({ yearEstablished: 1499 })).toHaveLength(1)
    expect(problemsOf({ yearEstablished: 2027 })).toHaveLength(1)
  })

  it('need employees, revenue, a year, an address, a city and a phone', () => {
    const needed = ['noOfEmployeesAll', 'revenue', 'yearEstablished', 'address1', 'city', 'phoneNumber']
    for (const field of needed)
      expect(problemsOf({ [field]: undefined }).map((problem) => problem.split(':')[0])).toEqual([field])
  })

  it('have the address of their region', () => {
    expect(problemsOf({ zipCode: '00000' })).toEqual(['zipCode: Invalid ZIP Code'])
    expect(problemsOf({ state: 'NSW' })).toEqual(['state: Please select a State'])
    const uk = { phoneNumber: '020 7946 0132', zipCode: 'EC1A 1BB', city: 'London', state: undefined }
    expect(problemsOf(uk, 'uk')).toEqual([])
    expect(problemsOf({ ...uk, zipCode: '97205', city: 'London 2' }, 'uk')).toEqual([
      'city: Invalid City/Town',
      'zipCode: Invalid UK postal code',
    ])
    expect(problemsOf({ phoneNumber: '0491 578 888', zipCode: '30000', state: 'VIC' }, 'au')).toEqual([
      'zipCode: Invalid Australian postal code',
    ])
  })

  it('have numbers of nine digits in the registers, however they are grouped', () => {
    const problems = (more: object, code: 'au' | 'us' = 'us') =>
      detailsProblems({ ...details, ...more }, { region: regions[code], currentYear: 2026 }).map(({ path }) => path[0])
    expect(problems({ ein: '12', dunsNumber: 'abc' })).toEqual(['dunsNumber', 'ein'])
    expect(problems({ ein: '12-3456789', dunsNumber: '01-481-0199' })).toEqual([])
    expect(problems({ ein: '', dunsNumber: '' })).toEqual([])
    expect(problems({ ein: '51 824 753 556' }, 'au')).not.toContain('ein')
    expect(normalizeDetails({ ...details, dunsNumber: '01-481-0199' }).dunsNumber).toBe('014810199')
  })

  it('tell more for P100_PRO', () => {
    const pro = { nonUsRevenue: 0, totalRevenue: 4_200_000, changeInScope: 'yes', collectingPersonalInformation: 'yes' }
    expect(problemsOf({ ...pro, numberOfPersonalRecords: 1000 }, 'us', 'P100_PRO')).toEqual([
      'changeInScopeDetail: Change in Scope Detail is required',
      'numberOfPersonalRecords: Number of Personal Records must be at least 250000',
    ])
  })

  it('drop what no longer applies when they are stored', () => {
    const stored = normalizeDetails(
      {
        ...details,
        isFranchise: false,
        franchiseSystemConnectivity: 'yes',
        nonUsRevenue: 800_000,
        primaryNaicsPercentage: 70,
      },
      'P100_PRO',
    )
    expect(stored).not.toHaveProperty('franchiseSystemConnectivity')
    const told = {
      ...details,
      isFranchise: true,
      franchiseSystemConnectivity: 'yes',
      collectingPersonalInformation: 'yes',
      numberOfPersonalRecords: 300_000,
      changeInScope: 'yes',
      changeInScopeDetail: 'A merger',
    } as const
    expect(normalizeDetails(told, 'P100_PRO')).toEqual({
      ...told,
      secondaryNaicsPercentage: 0,
      totalRevenue: 4_200_000,
    })
    expect(normalizeDetails({ ...told, changeInScope: 'no' }, 'P100_PRO')).not.toHaveProperty('changeInScopeDetail')
    expect(normalizeDetails({ ...told, changeInScope: 'no' }, 'P100')).toHaveProperty('changeInScopeDetail')
    expect(normalizeDetails(told, 'P100')).not.toHaveProperty('totalRevenue')
    const none = normalizeDetails({ ...told, collectingPersonalInformation: 'no' }, 'P100')
    expect(none).not.toHaveProperty('numberOfPersonalRecords')
    expect(stored).toMatchObject({ secondaryNaicsPercentage: 30, totalRevenue: 5_000_000 })
  })

  it('take a domain without its scheme', () => {
    expect(bareDomain(' https://www.Harbor-Vine.example/about ')).toBe('harbor-vine.example')
    expect(problemsOf({ domainName: 'harbor-vine.example' })).toEqual([])
    expect(problemsOf({ domainName: 'https://harbor.example' })).toEqual(['domainName: Not a valid domain name'])
  })
})

describe('the life of an account', () => {
  it('is open, quoted, insured, expired', () => {
    expect(nextAccountStatus('Open', 'quoteReady')).toBe('Quoted')
    expect(nextAccountStatus('Quoted', 'policyIssued')).toBe('Active Policy')
    expect(nextAccountStatus('Active Policy', 'quoteReady')).toBe('Active Policy')
    expect(nextAccountStatus('Active Policy', 'lastPolicyEnded')).toBe('Expired')
    expect(nextAccountStatus('Expired', 'policyRestored')).toBe('Active Policy')
  })

  it('is open again when a decline is reversed', () => {
    expect(nextAccountStatus('Quoted', 'decline')).toBe('Declined')
    expect(nextAccountStatus('Declined', 'reopen')).toBe('Open')
  })

  it('is insured by a policy that was on its way when it was declined', () => {
    expect(nextAccountStatus('Declined', 'policyIssued')).toBe('Active Policy')
  })

  it('may request a quote in three statuses with a profile score of 4', () => {
    expect(mayRequestQuote({ status: 'Open', profileScore: 4 })).toBe(true)
    expect(reasonsNotToQuote({ status: 'Declined', profileScore: 3.5 }).map(({ message }) => message)).toEqual([
      'Account is not eligible to Request Quote',
      'Account needs more information to enable Request Quote',
    ])
  })

  it('is a potential submission while nobody has submitted it', () => {
    const account = { status: 'Open', profileScore: 6, openForRenewal: false, submissions: 0 } as const
    expect(isInAccountFilter(account, 'Potential Submissions')).toBe(true)
    expect(isInAccountFilter({ ...account, submissions: 1 }, 'Potential Submissions')).toBe(false)
    expect(isInAccountFilter({ ...account, profileScore: 3 }, 'Potential Submissions')).toBe(false)
    expect(isInAccountFilter({ ...account, status: 'Active Policy' }, 'Potential Submissions')).toBe(false)
    expect(isInAccountFilter(account, 'Not Quoted Yet')).toBe(true)
    expect(isInAccountFilter({ ...account, submissions: 1 }, 'Not Quoted Yet')).toBe(false)
    expect(isInAccountFilter({ ...account, status: 'Quoted' }, 'Not Quoted Yet')).toBe(false)
    const insured = { ...account, status: 'Active Policy' } as const
    expect(isInAccountFilter(insured, 'Active Policy')).toBe(true)
    expect(isInAccountFilter(account, 'Active Policy')).toBe(false)
    expect(isInAccountFilter({ ...insured, openForRenewal: true }, 'Open for Renewal')).toBe(true)
    expect(isInAccountFilter(insured, 'Open for Renewal')).toBe(false)
    expect(isInAccountFilter({ ...account, openForRenewal: true }, 'Open for Renewal')).toBe(false)
  })

  it('invalidates or refers open quotes when rated details change', () => {
    expect(quoteEffectsOf(details, { ...details, revenue: 5_000_000 }, ['P100', 'P250'])).toEqual({
      WillInvalidateQuotes: true,
      WillReferQuotes: true,
    })
    expect(quoteEffectsOf(details, { ...details, revenue: 5_000_000 }, ['P100'])).toEqual({
      WillInvalidateQuotes: true,
      WillReferQuotes: false,
    })
    expect(quoteEffectsOf(details, { ...details, revenue: 5_000_000 }, ['P250', 'P250_S'])).toEqual({
      WillInvalidateQuotes: false,
      WillReferQuotes: true,
    })
    expect(quoteEffectsOf(details, { ...details, revenue: 5_000_000 }, [])).toEqual({
      WillInvalidateQuotes: false,
      WillReferQuotes: false,
    })
    expect(quoteEffectsOf(details, { ...details, name: 'Renamed' }, ['P250'])).toMatchObject({ WillReferQuotes: false })
    expect(quoteEffectsOf(details, { ...details, name: 'Renamed' }, ['P100'])).toEqual({
      WillInvalidateQuotes: false,
      WillReferQuotes: false,
    })
  })
})
