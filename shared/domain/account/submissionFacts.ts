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
  readonly policyContactEmail?: string | undefined
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
