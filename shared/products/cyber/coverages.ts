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

/** What the chart’s product does not carry and the modern forms do. */
export const modern = [
  'MULTIMEDIA_LIABILITY',
  'WRONGFUL_COLLECTION',
  'PRIVACY_REGULATION',
  'IDENTITY_RECOVERY',
  'CONTINGENT_NON_IT',
  'REPUTATION',
  'PROOF_OF_LOSS',
  'INVOICE_MANIPULATION',
] as const satisfies readonly CoverageKey[]

/**
 * What a Plus is bought for: losses that no claim and no attacker’s demand stands behind – time spent in court, a reward, a
 * shutdown by the company’s own hand, a system made better than it was. The market sells them as an enhancement, and so
 * the forms without it are sold without them.
 */
export const enhanced = [
  'COURT_ATTENDANCE',
  'CRIMINAL_REWARD',
  'VOLUNTARY_SHUTDOWN',
  'SYSTEM_BETTERMENT',
] as const satisfies readonly CoverageKey[]

/** The e-commerce coverages of the chart’s products, of the Plus forms and of companies that run in the cloud. */
export const chart = ['ECOMMERCE', 'ECOMMERCE_SYSTEM_FAILURE'] as const satisfies readonly CoverageKey[]

/** Technology errors and omissions. */
export const technology = ['TECH_EO'] as const satisfies readonly CoverageKey[]

/** What a company of a few people has no use for, or could not bear the price of. */
const beyondStarters: readonly CoverageKey[] = [
  'CONTINGENT_SYSTEM_FAILURE',
  'CYBER_CRIME_LOSS',
  'DEDICATED_BREACH_COSTS',
]

/** What the smallest package carries. */
export const starter: readonly CoverageKey[] = basis.filter((key) => !beyondStarters.includes(key))

/** Who runs in the cloud has no servers to replace: those are the provider’s own. */
export const cloudBasis: readonly CoverageKey[] = basis.filter((key) => key !== 'HARDWARE_REPLACEMENT')
