import type { RateBook } from '#shared/domain/rating/rateBook.ts'
import { managementBook } from '../rates.ts'

/** The United States, policies from 1 January 2026, by what the plans hold: plans of 10 million cost about 1,300 for one million.
 * The rates are the platform’s own; they are no carrier’s filing. */
export const fiduciaryUs2026 = {
  ...managementBook,
  version: 'fiduciary-us-2026-1',
  name: 'Fiduciary, United States, 2026 edition 1',
  exposure: 'planAssets',
  baseRates: [
    { at: 100_000, value: 350 },
    { at: 1_000_000, value: 550 },
    { at: 5_000_000, value: 950 },
    { at: 10_000_000, value: 1_300 },
    { at: 25_000_000, value: 2_100 },
    { at: 100_000_000, value: 5_200 },
    { at: 1_000_000_000, value: 26_000 },
    { at: 1_000_000_000_000, value: 600_000 },
  ],
  products: { SP_FID: { factor: 1, minimumPremium: 400 } },
  relativities: {
    FIDUCIARY_LIABILITY: 0.9,
    SETTLOR_LIABILITY: 0.08,
    PLAN_CORRECTION: 0.08,
    HIPAA_PENALTIES: 0.05,
    EVENT_EXCLUSION: 0,
    TRIA: 0,
  },
  hazardFactors: { 1: 0.95, 2: 1, 3: 1, 4: 1.05, 5: 1.1, 6: 1.25 },
  securityControls: [
    { control: 'planAudited', questions: ['planAudited'], yes: 0.96, no: 1.08 },
    { control: 'thirdPartyAdministrator', questions: ['thirdPartyAdministrator'], yes: 0.95, no: 1.06 },
  ],
} as const satisfies RateBook
