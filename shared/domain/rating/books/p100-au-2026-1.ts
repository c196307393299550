import type { RateBook } from '../rateBook.ts'
import { extendedReporting2026 } from './extendedReporting.ts'
import { anzsicHazardGroups } from './industries/anzsic.ts'
import { p100Us2026 } from './p100-us-2026-1.ts'
import { recordSensitive2026, relativities2026 } from './relativities.ts'
import { securityControls2026 } from './securityControls.ts'

/**
 * Australia, policies from 1 January 2026. Increased limits, excesses and risk score follow the United States edition of
 * the same year; the regulator weighs more since the Privacy Act penalties of 2022.
 */
export const p100Au2026 = {
  version: 'p100-au-2026-1',
  name: 'Cyber P100, Australia, 2026 edition 1',
  region: 'au',
  currency: 'AUD',
  effectiveFrom: '2026-01-01',
  effectiveUntil: null,
  baseRates: [
    { at: 100_000, value: 720 },
    { at: 250_000, value: 910 },
    { at: 500_000, value: 1_130 },
    { at: 1_000_000, value: 1_460 },
    { at: 2_500_000, value: 2_150 },
    { at: 5_000_000, value: 2_980 },
    { at: 10_000_000, value: 4_400 },
    { at: 25_000_000, value: 7_900 },
    { at: 50_000_000, value: 12_800 },
    { at: 100_000_000, value: 21_200 },
    { at: 250_000_000, value: 42_500 },
    { at: 500_000_000, value: 71_000 },
    { at: 1_000_000_000, value: 119_000 },
    { at: 10_000_000_000, value: 595_000 },
    { at: 1_000_000_000_000, value: 10_300_000 },
  ],
  products: {
    P100: { factor: 1, minimumPremium: 600 },
    P250: { factor: 0.97, minimumPremium: 1_100 },
    'Prime One AU': { factor: 1.05, minimumPremium: 850 },
    'Prime One AU Plus': { factor: 1.1, minimumPremium: 1_000 },
    'Prime One Tech': { factor: 1.12, minimumPremium: 1_100 },
    'Prime One Tech Plus': { factor: 1.17, minimumPremium: 1_350 },
    'Prime Tech': { factor: 1.12, minimumPremium: 1_100 },
    'Prime Tech Plus': { factor: 1.17, minimumPremium: 1_350 },
  },
  relativities: { ...relativities2026, LIABILITY: 0.2, REGULATORY: 0.1, WRONGFUL_COLLECTION: 0.06 },
  hazardFactors: { 1: 0.71, 2: 0.83, 3: 1, 4: 1.21, 5: 1.52, 6: 2.05 },
  hazardGroups: anzsicHazardGroups,
  unlistedHazardGroup: 4,
  limitFactors: p100Us2026.limitFactors,
  deductibleFactors: p100Us2026.deductibleFactors,
  waitingPeriodFactors: { 6: 1.12, 8: 1.06, 12: 1, 24: 0.88 },
  retroFactors: { '1': 0.9, '2': 0.95, '-1': 1 },
  recordFactors: p100Us2026.recordFactors,
  recordSensitive: recordSensitive2026,
  securityControls: securityControls2026,
  scanScoreFactors: p100Us2026.scanScoreFactors,
  claimHistoryFactors: [0.95, 1.58, 1.39, 1.24, 1.14, 1.07],
  stateFactors: { NSW: 1.05, VIC: 1.04, ACT: 1.03, QLD: 1, WA: 1, SA: 0.98, TAS: 0.96, NT: 1, NI: 1 },
  creditSpread: p100Us2026.creditSpread,
  irpm: p100Us2026.irpm,
  triaRate: null,
  extendedReporting: extendedReporting2026,
  policyFee: { admitted: 0, surplus: 0 },
} as const satisfies RateBook
