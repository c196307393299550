import type { Region } from '../../regions/region.ts'
import type { Firmographics } from './accountDetails.ts'
import { industryCodeOf } from './detailsProblems.ts'

/** What an underwriter needs to know of a company before anything else, and what it is called. */
export const submissionFacts = {
  name: 'the name of the company',
  address: 'its address',
  phone: 'its phone number',
  industry: 'its industry code',
  revenue: 'its revenue',
  employees: 'its number of employees',
  yearEstablished: 'the year it was established',
  domain: 'its domain',
  contact: 'whom the policy goes to',
} as const

export type SubmissionFact = keyof typeof submissionFacts

/** What is known of a company that is submitted. */
export interface SubmittedCompany extends Firmographics {
  readonly policyContactFirstName?: string | undefined
  readonly policyContactLastName?: string | undefined
  readonly policyContactEmail?: string | undefined
  readonly policyContactPhone?: string | undefined
}

const isThere: Readonly<Record<SubmissionFact, (company: SubmittedCompany, region: Region) => unknown>> = {
  name: ({ name }) => name,
  address: ({ address1, city, zipCode }) => address1 && city && zipCode,
  phone: ({ phoneNumber }) => phoneNumber,
  industry: industryCodeOf,
  revenue: ({ revenue }) => revenue,
  employees: ({ noOfEmployeesAll }) => noOfEmployeesAll,
  yearEstablished: ({ yearEstablished }) => yearEstablished,
  domain: ({ domainName, domains = [] }) => domainName || domains.length > 0,
  contact: ({ policyContactEmail }) => policyContactEmail,
}

/** What is still to be asked for, in the order it is asked. */
export const missingFacts = (company: SubmittedCompany, region: Region): SubmissionFact[] =>
  (Object.keys(submissionFacts) as SubmissionFact[]).filter((fact) => !isThere[fact](company, region))

/** In which details each of them is said: those of a fact belong together. */
const saidIn: Readonly<Record<SubmissionFact, readonly (keyof SubmittedCompany)[]>> = {
  name: ['name'],
  address: ['address1', 'address2', 'city', 'state', 'zipCode'],
  phone: ['phoneNumber'],
  industry: ['naicsCode', 'sicCode', 'primaryIndustry', 'secondaryIndustry', 'sicPrimaryDesc', 'sicSecondaryDesc'],
  revenue: ['revenue', 'nonUsRevenue', 'totalRevenue'],
  employees: ['noOfEmployeesAll'],
  yearEstablished: ['yearEstablished'],
  domain: ['domainName', 'domains'],
  contact: ['policyContactFirstName', 'policyContactLastName', 'policyContactEmail', 'policyContactPhone'],
}

/** A company as it was submitted, with what was missing as its account has it; what was said of it stands. */
export const withKnownFacts = <Company extends SubmittedCompany>(
  company: Company,
  known: SubmittedCompany,
  region: Region,
): Company => {
  const found = missingFacts(company, region).filter((fact) => isThere[fact](known, region))
  const fields = found.flatMap((fact) => saidIn[fact])
  return { ...company, ...Object.fromEntries(fields.map((field) => [field, known[field]])) }
}
