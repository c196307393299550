import type { RateBook } from '../rateBook.ts'
import { extendedReporting2026 } from './extendedReporting.ts'
import { ukSicHazardGroups } from './industries/ukSic.ts'
import { p100Us2026 } from './p100-us-2026-1.ts'
import { recordSensitive2026, relativities2026 } from './relativities.ts'
import { securityControls2026 } from './securityControls.ts'

/**
 * The United Kingdom, policies from 1 January 2026. Increased limits, excesses and risk score follow the United States
 * edition of the same year; class actions are rarer, so liability and the whole level are lower.
 */
export const p100Uk2026 = {
  version: 'p100-uk-2026-1',
  name: 'Cyber P100, United Kingdom, 2026 edition 1',
  region: 'uk',
  currency: 'GBP',
  effectiveFrom: '2026-01-01',
  effectiveUntil: null,
  baseRates: [
    { at: 100_000, value: 410 },
    { at: 250_000, value: 520 },
    { at: 500_000, value: 650 },
    { at: 1_000_000, value: 850 },
    { at: 2_500_000, value: 1_280 },
    { at: 5_000_000, value: 1_800 },
    { at: 10_000_000, value: 2_700 },
    { at: 25_000_000, value: 4_950 },
    { at: 50_000_000, value: 8_100 },
    { at: 100_000_000, value: 13_600 },
    { at: 250_000_000, value: 27_500 },
    { at: 500_000_000, value: 46_500 },
    { at: 1_000_000_000, value: 78_500 },
    { at: 10_000_000_000, value: 395_000 },
    { at: 1_000_000_000_000, value: 6_900_000 },
  ],
  products: {
    P100: { factor: 1, minimumPremium: 350 },
    P100_PRO: { factor: 1.1, minimumPremium: 700 },
    P250: { factor: 0.97, minimumPremium: 700 },
    'Prime One': { factor: 1.05, minimumPremium: 500 },
    'Prime One Plus': { factor: 1.1, minimumPremium: 600 },
    'Prime One Tech': { factor: 1.12, minimumPremium: 700 },
    'Prime One Tech Plus': { factor: 1.17, minimumPremium: 850 },
    'Prime Tech': { factor: 1.12, minimumPremium: 700 },
    'Prime Tech Plus': { factor: 1.17, minimumPremium: 850 },
  },
  relativities: { ...relativities2026, LIABILITY: 0.19, REGULATORY: 0.1, WRONGFUL_COLLECTION: 0.05 },
  hazardFactors: { 1: 0.72, 2: 0.84, 3: 1, 4: 1.2, 5: 1.5, 6: 2 },
  hazardGroups: ukSicHazardGroups,
  unlistedHazardGroup: 4,
  limitFactors: p100Us2026.limitFactors,
  deductibleFactors: p100Us2026.deductibleFactors,
  waitingPeriodFactors: { 6: 1.12, 8: 1.06, 12: 1, 24: 0.88 },
  retroFactors: { '1': 0.9, '2': 0.95, '-1': 1 },
  recordFactors: p100Us2026.recordFactors,
  recordSensitive: recordSensitive2026,
  securityControls: securityControls2026,
  scanScoreFactors: p100Us2026.scanScoreFactors,
  claimHistoryFactors: [0.95, 1.55, 1.38, 1.24, 1.14, 1.07],
  stateFactors: {},
  creditSpread: p100Us2026.creditSpread,
  irpm: p100Us2026.irpm,
  triaRate: null,
  extendedReporting: extendedReporting2026,
  policyFee: { admitted: 0, surplus: 0 },
} as const satisfies RateBook
