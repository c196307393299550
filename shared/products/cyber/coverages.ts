import type { CoverageKey } from '#shared/domain/coverage/coverageId.ts'

/** What every cyber product carries. */
export const basis = [
  'LIABILITY',
  'REGULATORY',
  'PCI',
  'WEBSITE_MEDIA',
  'BREACH_FUND',
  'PUBLIC_RELATIONS',
  'POST_BREACH_REMEDIATION',
  'DEDICATED_BREACH_COSTS',
  'BUSINESS_INCOME',
  'CONTINGENT_BUSINESS_INCOME',
  'FULL_SYSTEM_FAILURE',
  'CONTINGENT_SYSTEM_FAILURE',
  'CYBER_CRIME_LOSS',
  'COMPUTER_FRAUD',
  'SOCIAL_ENGINEERING',
  'REVERSE_SOCIAL_ENGINEERING',
  'TELECOM_FRAUD',
  'SERVICE_FRAUD',
  'EXTORTION',
  'DATA_RESTORATION',
  'HARDWARE_REPLACEMENT',
  'ADDITIONAL_INSURED',
  'WAIVER_OF_SUBROGATION',
  'PRIMARY_NON_CONTRIBUTORY',
  'WAR_EXCLUSION',
  'EVENT_EXCLUSION',
  'TRIA',
] as const satisfies readonly CoverageKey[]

/** What the packages carry besides, and the chart’s product does not. */
export const packaged = [
  'MULTIMEDIA_LIABILITY',
  'WRONGFUL_COLLECTION',
  'PRIVACY_REGULATION',
  'COURT_ATTENDANCE',
  'IDENTITY_RECOVERY',
  'CRIMINAL_REWARD',
  'CONTINGENT_NON_IT',
  'REPUTATION',
  'VOLUNTARY_SHUTDOWN',
  'PROOF_OF_LOSS',
  'INVOICE_MANIPULATION',
  'SYSTEM_BETTERMENT',
] as const satisfies readonly CoverageKey[]

/** The e-commerce coverages of the chart’s products. */
export const chart = ['ECOMMERCE', 'ECOMMERCE_SYSTEM_FAILURE'] as const satisfies readonly CoverageKey[]

/** Technology errors and omissions. */
export const technology = ['TECH_EO'] as const satisfies readonly CoverageKey[]
