import type { CoverageKey } from '../../coverage/coverageId.ts'

/**
 * Each coverage's part of the base rate at a limit of one million. The parts of the popular package come to about 1.2;
 * endorsements that change terms alone are free.
 */
export const relativities2026 = {
  LIABILITY: 0.22,
  PCI: 0.03,
  REGULATORY: 0.08,
  BREACH_FUND: 0.18,
  DATA_RESTORATION: 0.09,
  PUBLIC_RELATIONS: 0.05,
  EXTORTION: 0.16,
  BUSINESS_INCOME: 0.16,
  CONTINGENT_BUSINESS_INCOME: 0.1,
  COMPUTER_FRAUD: 0.12,
  SOCIAL_ENGINEERING: 0.2,
  REVERSE_SOCIAL_ENGINEERING: 0.12,
  TELECOM_FRAUD: 0.04,
  HARDWARE_REPLACEMENT: 0.06,
  WEBSITE_MEDIA: 0.04,
  POST_BREACH_REMEDIATION: 0.06,
  DEDICATED_BREACH_COSTS: 0.1,
  SERVICE_FRAUD: 0.04,
  COURT_ATTENDANCE: 0.02,
  REPUTATION: 0.05,
  INVOICE_MANIPULATION: 0.12,
  VOLUNTARY_SHUTDOWN: 0.03,
  CONTINGENT_NON_IT: 0.06,
  CONTINGENT_SYSTEM_FAILURE: 0.07,
  CYBER_CRIME_LOSS: 0.22,
  CRIMINAL_REWARD: 0.01,
  PROOF_OF_LOSS: 0.02,
  IDENTITY_RECOVERY: 0.02,
  ECOMMERCE: 0.05,
  ECOMMERCE_SYSTEM_FAILURE: 0.08,
  WRONGFUL_COLLECTION: 0.08,
  PRIVACY_REGULATION: 0.07,
  SYSTEM_BETTERMENT: 0.05,
  MULTIMEDIA_LIABILITY: 0.06,
  FULL_SYSTEM_FAILURE: 0.08,
  ADDITIONAL_INSURED: 0,
  WAIVER_OF_SUBROGATION: 0.01,
  TECH_EO: 0.45,
  WAR_EXCLUSION: 0,
  TRIA: 0,
  PRIMARY_NON_CONTRIBUTORY: 0.01,
  EVENT_EXCLUSION: 0,
} as const satisfies Readonly<Partial<Record<CoverageKey, number>>>

/** The coverages whose loss grows with the number of people whose data is held. */
export const recordSensitive2026 = [
  'LIABILITY',
  'REGULATORY',
  'PCI',
  'BREACH_FUND',
  'DEDICATED_BREACH_COSTS',
  'PRIVACY_REGULATION',
  'WRONGFUL_COLLECTION',
] as const satisfies readonly CoverageKey[]
