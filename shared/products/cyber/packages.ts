import type { Preset, PresetName, Presets } from '#shared/domain/coverage/presets.ts'
import { presetNames } from '#shared/domain/coverage/presets.ts'
import { offeredTerms } from '#shared/regions/offered.ts'

/** Asks for the whole aggregate limit, whatever it is: no quote goes higher. */
const fullLimit = offeredTerms('us').limits.max

/** Three packages of which each has what the one before has, and changes or adds what is said. */
const growing = (basic: Preset, popular: Preset, elite: Preset): Presets => ({
  basic,
  popular: { ...basic, ...popular },
  elite: { ...basic, ...popular, ...elite },
})

/** Each package with the same things besides. */
const withAlways = (packages: Presets, always: Preset): Presets =>
  Object.fromEntries(presetNames.map((name) => [name, { ...packages[name], ...always }])) as Record<PresetName, Preset> // every name is there

/** Technology errors are what a technology company is sued for: no package of theirs is without them. */
export const withTechnology = (packages: Presets): Presets => withAlways(packages, { TECH_EO: null })

const firstParty = (limit: number): Preset => ({
  EXTORTION: limit,
  DATA_RESTORATION: limit,
  PUBLIC_RELATIONS: null,
  BUSINESS_INCOME: limit,
})

/** Those of the Standard form. */
export const standard = growing(
  firstParty(250_000),
  {
    ...firstParty(fullLimit),
    CONTINGENT_BUSINESS_INCOME: 250_000,
    WEBSITE_MEDIA: 500_000,
    POST_BREACH_REMEDIATION: 50_000,
    COMPUTER_FRAUD: 100_000,
    SOCIAL_ENGINEERING: 100_000,
    TELECOM_FRAUD: 50_000,
    SERVICE_FRAUD: 50_000,
    HARDWARE_REPLACEMENT: 100_000,
    REPUTATION: 250_000,
  },
  {
    CONTINGENT_BUSINESS_INCOME: 1_000_000,
    CONTINGENT_SYSTEM_FAILURE: 500_000,
    CONTINGENT_NON_IT: 250_000,
    FULL_SYSTEM_FAILURE: 1_000_000,
    VOLUNTARY_SHUTDOWN: 500_000,
    REPUTATION: 1_000_000,
    PROOF_OF_LOSS: 50_000,
    ECOMMERCE_SYSTEM_FAILURE: 100_000,
    WEBSITE_MEDIA: 1_000_000,
    MULTIMEDIA_LIABILITY: 1_000_000,
    WRONGFUL_COLLECTION: 100_000,
    PRIVACY_REGULATION: 250_000,
    COURT_ATTENDANCE: 25_000,
    POST_BREACH_REMEDIATION: 100_000,
    DEDICATED_BREACH_COSTS: 500_000,
    IDENTITY_RECOVERY: 25_000,
    CRIMINAL_REWARD: 50_000,
    COMPUTER_FRAUD: 250_000,
    SOCIAL_ENGINEERING: 250_000,
    REVERSE_SOCIAL_ENGINEERING: 100_000,
    INVOICE_MANIPULATION: 100_000,
    CYBER_CRIME_LOSS: 250_000,
    TELECOM_FRAUD: 100_000,
    SERVICE_FRAUD: 100_000,
    HARDWARE_REPLACEMENT: 250_000,
    SYSTEM_BETTERMENT: 100_000,
    TECH_EO: null,
  },
)

/** Those of companies of a few people: what their bank account and their one server can lose. */
export const starters = growing(
  firstParty(100_000),
  {
    ...firstParty(250_000),
    COMPUTER_FRAUD: 50_000,
    SOCIAL_ENGINEERING: 50_000,
    TELECOM_FRAUD: 25_000,
    HARDWARE_REPLACEMENT: 50_000,
  },
  {
    ...firstParty(500_000),
    CONTINGENT_BUSINESS_INCOME: 100_000,
    WEBSITE_MEDIA: 250_000,
    COMPUTER_FRAUD: 100_000,
    SOCIAL_ENGINEERING: 100_000,
    TELECOM_FRAUD: 50_000,
    SERVICE_FRAUD: 50_000,
    POST_BREACH_REMEDIATION: 25_000,
  },
)

/** The same a step up, with what modern forms have besides. */
export const startersPlus = growing(
  firstParty(250_000),
  {
    ...firstParty(500_000),
    CONTINGENT_BUSINESS_INCOME: 100_000,
    COMPUTER_FRAUD: 100_000,
    SOCIAL_ENGINEERING: 100_000,
    TELECOM_FRAUD: 50_000,
    HARDWARE_REPLACEMENT: 100_000,
    IDENTITY_RECOVERY: 25_000,
    REPUTATION: 100_000,
  },
  {
    ...firstParty(fullLimit),
    CONTINGENT_BUSINESS_INCOME: 250_000,
    WEBSITE_MEDIA: 500_000,
    POST_BREACH_REMEDIATION: 50_000,
    SERVICE_FRAUD: 50_000,
    PROOF_OF_LOSS: 25_000,
    INVOICE_MANIPULATION: 50_000,
    REPUTATION: 250_000,
  },
)

/** Those of companies that keep the data of many people: the breach itself is the loss. */
export const professional = growing(
  { ...firstParty(250_000), DEDICATED_BREACH_COSTS: 250_000, POST_BREACH_REMEDIATION: 50_000 },
  {
    ...standard.popular,
    DEDICATED_BREACH_COSTS: 500_000,
    POST_BREACH_REMEDIATION: 100_000,
    PRIVACY_REGULATION: 250_000,
    IDENTITY_RECOVERY: 25_000,
  },
  {
    ...standard.elite,
    DEDICATED_BREACH_COSTS: 1_000_000,
    POST_BREACH_REMEDIATION: 250_000,
    PRIVACY_REGULATION: 1_000_000,
    WRONGFUL_COLLECTION: 250_000,
    IDENTITY_RECOVERY: 50_000,
  },
)

/** Those of midmarket companies: they depend on suppliers, and a payment that goes astray is a large one. */
export const midmarket = growing(
  { ...firstParty(500_000), CONTINGENT_BUSINESS_INCOME: 100_000 },
  {
    ...standard.popular,
    CONTINGENT_BUSINESS_INCOME: 500_000,
    COMPUTER_FRAUD: 250_000,
    SOCIAL_ENGINEERING: 250_000,
    HARDWARE_REPLACEMENT: 250_000,
    REPUTATION: 500_000,
  },
  {
    ...standard.elite,
    CONTINGENT_BUSINESS_INCOME: fullLimit,
    CONTINGENT_NON_IT: 500_000,
    FULL_SYSTEM_FAILURE: fullLimit,
    COMPUTER_FRAUD: 500_000,
    INVOICE_MANIPULATION: 250_000,
    CYBER_CRIME_LOSS: 500_000,
    HARDWARE_REPLACEMENT: 500_000,
  },
)

/** Those of the Prime forms: what a company of any trade has come to ask for. */
export const prime = growing(
  firstParty(500_000),
  {
    ...standard.popular,
    DEDICATED_BREACH_COSTS: 250_000,
    PRIVACY_REGULATION: 100_000,
    IDENTITY_RECOVERY: 25_000,
    PROOF_OF_LOSS: 25_000,
  },
  {
    CONTINGENT_BUSINESS_INCOME: 1_000_000,
    CONTINGENT_SYSTEM_FAILURE: 500_000,
    CONTINGENT_NON_IT: 250_000,
    FULL_SYSTEM_FAILURE: 1_000_000,
    REPUTATION: 500_000,
    PROOF_OF_LOSS: 50_000,
    WEBSITE_MEDIA: 1_000_000,
    MULTIMEDIA_LIABILITY: 1_000_000,
    WRONGFUL_COLLECTION: 100_000,
    PRIVACY_REGULATION: 250_000,
    POST_BREACH_REMEDIATION: 100_000,
    DEDICATED_BREACH_COSTS: 500_000,
    COMPUTER_FRAUD: 250_000,
    SOCIAL_ENGINEERING: 250_000,
    REVERSE_SOCIAL_ENGINEERING: 100_000,
    INVOICE_MANIPULATION: 100_000,
    CYBER_CRIME_LOSS: 250_000,
    TELECOM_FRAUD: 100_000,
    SERVICE_FRAUD: 100_000,
    HARDWARE_REPLACEMENT: 250_000,
  },
)

/** Those of Prime’s Plus: each sublimit a step higher, and the enhancements. */
export const primePlus = growing(
  { ...firstParty(fullLimit), CONTINGENT_BUSINESS_INCOME: 100_000 },
  {
    ...prime.popular,
    CONTINGENT_BUSINESS_INCOME: 500_000,
    ECOMMERCE: 50_000,
    WEBSITE_MEDIA: 1_000_000,
    POST_BREACH_REMEDIATION: 100_000,
    DEDICATED_BREACH_COSTS: 500_000,
    PRIVACY_REGULATION: 250_000,
    COMPUTER_FRAUD: 250_000,
    SOCIAL_ENGINEERING: 250_000,
    TELECOM_FRAUD: 100_000,
    SERVICE_FRAUD: 100_000,
    HARDWARE_REPLACEMENT: 250_000,
    REPUTATION: 500_000,
    VOLUNTARY_SHUTDOWN: 250_000,
    CRIMINAL_REWARD: 25_000,
  },
  {
    ...prime.elite,
    CONTINGENT_BUSINESS_INCOME: fullLimit,
    CONTINGENT_SYSTEM_FAILURE: 1_000_000,
    CONTINGENT_NON_IT: 500_000,
    FULL_SYSTEM_FAILURE: fullLimit,
    ECOMMERCE: 100_000,
    ECOMMERCE_SYSTEM_FAILURE: 100_000,
    REPUTATION: 1_000_000,
    VOLUNTARY_SHUTDOWN: 1_000_000,
    PROOF_OF_LOSS: 100_000,
    WRONGFUL_COLLECTION: 250_000,
    PRIVACY_REGULATION: 500_000,
    COURT_ATTENDANCE: 50_000,
    POST_BREACH_REMEDIATION: 250_000,
    DEDICATED_BREACH_COSTS: 1_000_000,
    IDENTITY_RECOVERY: 50_000,
    CRIMINAL_REWARD: 100_000,
    COMPUTER_FRAUD: 500_000,
    INVOICE_MANIPULATION: 250_000,
    CYBER_CRIME_LOSS: 500_000,
    SERVICE_FRAUD: 250_000,
    HARDWARE_REPLACEMENT: 500_000,
    SYSTEM_BETTERMENT: 250_000,
  },
)

/** A company in the cloud stands still when its provider does: every package insures that first. */
export const cloud: Presets = {
  basic: { ...prime.basic, CONTINGENT_BUSINESS_INCOME: 500_000, CONTINGENT_SYSTEM_FAILURE: 250_000 },
  popular: {
    ...prime.popular,
    CONTINGENT_BUSINESS_INCOME: 1_000_000,
    CONTINGENT_SYSTEM_FAILURE: 500_000,
    ECOMMERCE: 50_000,
    SERVICE_FRAUD: 100_000,
  },
  elite: {
    ...prime.elite,
    CONTINGENT_BUSINESS_INCOME: fullLimit,
    CONTINGENT_SYSTEM_FAILURE: 1_000_000,
    ECOMMERCE: 100_000,
    ECOMMERCE_SYSTEM_FAILURE: 100_000,
    SERVICE_FRAUD: 250_000,
  },
}

/** The same on top of what Prime’s Plus has. */
export const cloudPlus: Presets = {
  basic: { ...primePlus.basic, CONTINGENT_BUSINESS_INCOME: 1_000_000, CONTINGENT_SYSTEM_FAILURE: 500_000 },
  popular: {
    ...primePlus.popular,
    CONTINGENT_BUSINESS_INCOME: fullLimit,
    CONTINGENT_SYSTEM_FAILURE: 1_000_000,
    ECOMMERCE: 100_000,
    SERVICE_FRAUD: 250_000,
  },
  elite: {
    ...primePlus.elite,
    CONTINGENT_SYSTEM_FAILURE: 1_000_000,
    ECOMMERCE: 250_000,
    ECOMMERCE_SYSTEM_FAILURE: 250_000,
  },
}
