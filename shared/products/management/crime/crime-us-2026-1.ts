import type { RateBook } from '#shared/domain/rating/rateBook.ts'
import { managementBook } from '../rates.ts'

/** The United States, policies from 1 January 2026, by the number of employees: a hundred people cost about 2,300 for one million.
 * The rates are the platform’s own; they are no carrier’s filing. */
export const crimeUs2026 = {
  ...managementBook,
  version: 'crime-us-2026-1',
  name: 'Crime, United States, 2026 edition 1',
  exposure: 'employees',
  baseRates: [
    { at: 1, value: 350 },
    { at: 10, value: 700 },
    { at: 50, value: 1_500 },
    { at: 100, value: 2_300 },
    { at: 250, value: 4_400 },
    { at: 1_000, value: 11_000 },
    { at: 100_000, value: 320_000 },
  ],
  // Crime is found out, not claimed: there is nothing to report longer.
  extendedReporting: [],
  products: { SP_CRIME: { factor: 1, minimumPremium: 400 } },
  relativities: {
    EMPLOYEE_THEFT: 0.7,
    FORGERY: 0.12,
    MONEY_ON_PREMISES: 0.2,
    MONEY_IN_TRANSIT: 0.15,
    FUNDS_TRANSFER: 0.3,
    CLIENT_PROPERTY: 0.15,
    EVENT_EXCLUSION: 0,
  },
  hazardFactors: { 1: 0.85, 2: 0.95, 3: 1, 4: 1.15, 5: 1.35, 6: 1.6 },
  securityControls: [
    { control: 'backgroundChecks', questions: ['backgroundChecks'], yes: 0.96, no: 1.05 },
    { control: 'separateReconciliation', questions: ['separateReconciliation'], yes: 0.94, no: 1.15 },
    { control: 'dualSignature', questions: ['dualSignature'], yes: 0.94, no: 1.15 },
    { control: 'vendorChangeCallback', questions: ['vendorChangeCallback'], yes: 0.95, no: 1.1 },
    { control: 'auditedFinancials', questions: ['auditedFinancials'], yes: 0.96, no: 1.06 },
    { control: 'inventoryCounts', questions: ['inventoryCounts'], yes: 0.98, no: 1.03 },
  ],
} as const satisfies RateBook
