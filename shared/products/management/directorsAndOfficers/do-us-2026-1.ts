import type { RateBook } from '#shared/domain/rating/rateBook.ts'
import { managementBook } from '../rates.ts'

/** The United States, policies from 1 January 2026: a profitable private company with assets of 25 million pays about 5,000 for one million.
 * The rates are the platform’s own; they are no carrier’s filing. */
export const doUs2026 = {
  ...managementBook,
  version: 'do-us-2026-1',
  name: 'Directors and Officers, United States, 2026 edition 1',
  exposure: 'totalAssets',
  baseRates: [
    { at: 100_000, value: 900 },
    { at: 1_000_000, value: 1_400 },
    { at: 5_000_000, value: 2_500 },
    { at: 25_000_000, value: 5_000 },
    { at: 100_000_000, value: 9_800 },
    { at: 250_000_000, value: 16_500 },
    { at: 1_000_000_000, value: 38_000 },
    { at: 1_000_000_000_000, value: 900_000 },
  ],
  products: { SP_DO: { factor: 1, minimumPremium: 1_000 } },
  relativities: {
    DIRECTORS_LIABILITY: 0.28,
    COMPANY_REIMBURSEMENT: 0.37,
    ENTITY_LIABILITY: 0.35,
    PRE_CLAIM_INQUIRY: 0.08,
    DERIVATIVE_INVESTIGATION: 0.05,
    EVENT_EXCLUSION: 0,
    TRIA: 0,
  },
  hazardFactors: { 1: 0.8, 2: 0.9, 3: 1, 4: 1.15, 5: 1.35, 6: 1.7 },
  securityControls: [
    { control: 'positiveNetIncome', questions: ['positiveNetIncome'], yes: 0.95, no: 1.15 },
    { control: 'auditedFinancials', questions: ['auditedFinancials'], yes: 0.95, no: 1.08 },
    { control: 'independentDirectors', questions: ['independentDirectors'], yes: 0.97, no: 1 },
  ],
} as const satisfies RateBook
