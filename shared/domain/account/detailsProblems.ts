import { readPhone } from '../../regions/phone.ts'
import type { Product } from '../../regions/products.ts'
import type { Region } from '../../regions/region.ts'
import { stateOf, statesOf } from '../../regions/states.ts'
import type { AccountDetails, Firmographics } from './accountDetails.ts'
import { minimumPersonalRecords } from './firmographics.ts'

export type DetailsProblem = {
  readonly path: readonly (keyof AccountDetails)[]
  readonly detail: string
}

export type DetailsContext = { readonly region: Region; readonly currentYear: number; readonly product?: Product }

const isMissing = (value: unknown): boolean => value === undefined || value === ''

/** The industry code of an account, under the region's own name or the common one (administration, section 3). */
export const industryCodeOf = (
  details: Pick<Firmographics, 'naicsCode' | 'sicCode'>,
  region: Region,
): string | undefined => details[region.industry.codeField] ?? details.naicsCode

/** The address and phone of an account; what is absent and not required says nothing. */
export const addressProblems = (
  address: Pick<Firmographics, 'city' | 'mailingAddress' | 'phoneNumber' | 'state' | 'zipCode'>,
  region: Region,
): DetailsProblem[] => {
  const problems: DetailsProblem[] = []
  const { city, postcode } = region.address
  if (statesOf(region).length > 0 && stateOf(region, address.state ?? '') === undefined)
    problems.push({ path: ['state'], detail: address.state ? 'Please select a State' : 'State is required' })
  if (address.city !== undefined && !city.pattern.test(address.city))
    problems.push({ path: ['city'], detail: city.message })
  if (address.zipCode !== undefined && !postcode.pattern.test(address.zipCode))
    problems.push({ path: ['zipCode'], detail: postcode.message })
  const mailing = address.mailingAddress?.zipCode
  // One that is missing is said to be missing.
  if (mailing && !postcode.pattern.test(mailing))
    problems.push({ path: ['mailingAddress', 'zipCode'], detail: postcode.message })
  if (address.phoneNumber !== undefined) {
    const phone = readPhone(region, address.phoneNumber)
    if (!phone.ok) problems.push({ path: ['phoneNumber'], detail: phone.message })
  }
  return problems
}

/** A second industry is required below 100 % and forbidden at 100 % (rule: industry-codes). */
const industryProblems = (details: AccountDetails, region: Region): DetailsProblem[] => {
  const problems: DetailsProblem[] = []
  if (industryCodeOf(details, region) === undefined)
    problems.push({ path: [region.industry.codeField], detail: 'Industry Code is required' })
  const second = details.secondNaicsCode
  if (details.primaryNaicsPercentage === 100 && second !== undefined)
    problems.push({
      path: ['secondNaicsCode'],
      detail: 'Secondary Industry Code is not allowed when NiacsCode is 100%',
    })
  if (details.primaryNaicsPercentage < 100 && second === undefined)
    problems.push({ path: ['secondNaicsCode'], detail: 'Secondary Industry Code is required' })
  return problems
}

const isNineDigits = (number: string): boolean => /^\d{9}$/.test(number.replace(/[\s-]/g, ''))

/** Numbers of registers have nine digits, however they are grouped: Dun & Bradstreet's everywhere, the IRS' in the US. */
const numberProblems = ({ dunsNumber, ein }: Pick<Firmographics, 'dunsNumber' | 'ein'>, region: Region) => [
  ...(dunsNumber && !isNineDigits(dunsNumber)
    ? [{ path: ['dunsNumber'] as const, detail: 'A D-U-N-S number has nine digits, such as 01-481-0199' }]
    : []),
  ...(region.code === 'us' && ein && !isNineDigits(ein)
    ? [{ path: ['ein'] as const, detail: 'An EIN has nine digits, such as 12-3456789' }]
    : []),
]

/** What P100_PRO asks beyond the other products (administration, section 5). */
const proProblems = (details: AccountDetails): DetailsProblem[] => {
  const problems: DetailsProblem[] = []
  const need = (field: keyof AccountDetails, label: string) => {
    if (isMissing(details[field])) problems.push({ path: [field], detail: `${label} is required` })
  }
  need('nonUsRevenue', 'Non US Revenue')
  need('totalRevenue', 'Total Revenue')
  need('changeInScope', 'Change in Scope')
  need('collectingPersonalInformation', 'Collecting Personal Information')
  if (details.changeInScope === 'yes') need('changeInScopeDetail', 'Change in Scope Detail')
  if (details.isFranchise === true) need('franchiseSystemConnectivity', 'Franchise System Connectivity')
  if (details.collectingPersonalInformation === 'yes') {
    need('numberOfPersonalRecords', 'Number of Personal Records')
    if ((details.numberOfPersonalRecords ?? minimumPersonalRecords) < minimumPersonalRecords)
      problems.push({
        path: ['numberOfPersonalRecords'],
        detail: 'Number of Personal Records must be at least 250000',
      })
  }
  return problems
}

/** What is wrong with details that have the right shape, for the region, the year and the product. */
export const detailsProblems = (details: AccountDetails, context: DetailsContext): DetailsProblem[] => [
  ...industryProblems(details, context.region),
  ...(details.yearEstablished > context.currentYear
    ? [{ path: ['yearEstablished'] as const, detail: 'Year Established must be between 1500 and the current year' }]
    : []),
  ...numberProblems(details, context.region),
  ...addressProblems(details, context.region),
  ...(context.product === 'P100_PRO' ? proProblems(details) : []),
]
