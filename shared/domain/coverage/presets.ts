import type { WholeUnits } from '../money/amounts.ts'
import type { CoverageKey } from './coverageId.ts'
import { limitRange } from './terms.ts'

export const presetNames = ['basic', 'popular', 'elite'] as const
export type PresetName = (typeof presetNames)[number]

/** Presets by their number on the wire; -1 is a custom selection (quoting-and-servicing, sections 4 and 9). */
export const presetNumbers = { basic: 1, popular: 2, elite: 3 } as const satisfies Record<PresetName, number>
export const customPreset = -1

/** What a preset selects besides the coverages that are always on, each with the sublimit it asks for (null: the rule's own). */
export type Preset = Partial<Readonly<Record<CoverageKey, WholeUnits | null>>>

const basic: Preset = {
  EXTORTION: 250_000,
  DATA_RESTORATION: 250_000,
  PUBLIC_RELATIONS: null,
  BUSINESS_INCOME: 250_000,
}

/** Asks for the whole aggregate limit, whatever it is: no quote goes higher. */
const fullLimit = limitRange.max

const popular: Preset = {
  EXTORTION: fullLimit,
  DATA_RESTORATION: fullLimit,
  PUBLIC_RELATIONS: null,
  BUSINESS_INCOME: fullLimit,
  CONTINGENT_BUSINESS_INCOME: 250_000,
  WEBSITE_MEDIA: 500_000,
  POST_BREACH_REMEDIATION: 50_000,
  COMPUTER_FRAUD: 100_000,
  SOCIAL_ENGINEERING: 100_000,
  TELECOM_FRAUD: 50_000,
  SERVICE_FRAUD: 50_000,
  HARDWARE_REPLACEMENT: 100_000,
  REPUTATION: 250_000,
}

const elite: Preset = {
  ...popular,
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
}

/** The packages the calculator offers. A coverage of a preset that is unavailable to the risk is left out. */
export const presets: Readonly<Record<PresetName, Preset>> = { basic, popular, elite }

/** The preset of a number, or undefined for a custom selection. */
export const presetByNumber = (preset: number): PresetName | undefined =>
  presetNames.find((name) => presetNumbers[name] === preset)
