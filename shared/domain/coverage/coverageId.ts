import { z } from 'zod'

/**
 * The keys of the coverage catalogue; a coverage's id is its place in this list and never changes, so new coverages are
 * added at the end (rule: coverage-catalogue). The specification fixes 0, 1, 2, 14, 23, 24, 30, 31, 33, 34 and 37.
 */
export const coverageKeys = [
  'LIABILITY',
  'PCI',
  'REGULATORY',
  'BREACH_FUND',
  'DATA_RESTORATION',
  'PUBLIC_RELATIONS',
  'EXTORTION',
  'BUSINESS_INCOME',
  'CONTINGENT_BUSINESS_INCOME',
  'COMPUTER_FRAUD',
  'SOCIAL_ENGINEERING',
  'REVERSE_SOCIAL_ENGINEERING',
  'TELECOM_FRAUD',
  'HARDWARE_REPLACEMENT',
  'WEBSITE_MEDIA',
  'POST_BREACH_REMEDIATION',
  'DEDICATED_BREACH_COSTS',
  'SERVICE_FRAUD',
  'COURT_ATTENDANCE',
  'REPUTATION',
  'INVOICE_MANIPULATION',
  'VOLUNTARY_SHUTDOWN',
  'CONTINGENT_NON_IT',
  'CONTINGENT_SYSTEM_FAILURE',
  'CYBER_CRIME_LOSS',
  'CRIMINAL_REWARD',
  'PROOF_OF_LOSS',
  'IDENTITY_RECOVERY',
  'ECOMMERCE',
  'ECOMMERCE_SYSTEM_FAILURE',
  'WRONGFUL_COLLECTION',
  'PRIVACY_REGULATION',
  'SYSTEM_BETTERMENT',
  'MULTIMEDIA_LIABILITY',
  'FULL_SYSTEM_FAILURE',
  'ADDITIONAL_INSURED',
  'WAIVER_OF_SUBROGATION',
  'TECH_EO',
  'WAR_EXCLUSION',
  'TRIA',
  'PRIMARY_NON_CONTRIBUTORY',
  'EVENT_EXCLUSION',
  'DIRECTORS_LIABILITY',
  'COMPANY_REIMBURSEMENT',
  'ENTITY_LIABILITY',
  'PRE_CLAIM_INQUIRY',
  'DERIVATIVE_INVESTIGATION',
  'FIDUCIARY_LIABILITY',
  'SETTLOR_LIABILITY',
  'PLAN_CORRECTION',
  'HIPAA_PENALTIES',
  'EMPLOYMENT_PRACTICES',
  'THIRD_PARTY_DISCRIMINATION',
  'WAGE_AND_HOUR',
  'WORKPLACE_VIOLENCE',
  'EMPLOYEE_THEFT',
  'FORGERY',
  'MONEY_ON_PREMISES',
  'MONEY_IN_TRANSIT',
  'FUNDS_TRANSFER',
  'CLIENT_PROPERTY',
] as const

export type CoverageKey = (typeof coverageKeys)[number]

/** A coverage's number in the catalogue, from 0. */
export const CoverageId = z
  .int()
  .min(0)
  .max(coverageKeys.length - 1)
export type CoverageId = number

const idsByKey = Object.fromEntries(coverageKeys.map((key, id) => [key, id]))

/** The number of a coverage by its key. */
export const coverageId = (key: CoverageKey): CoverageId => idsByKey[key] ?? coverageKeys.indexOf(key)
