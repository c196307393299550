import type { RateBook } from '#shared/domain/rating/rateBook.ts'
import { managementBook } from '../rates.ts'

/** The United States, policies from 1 January 2026, by the number of employees: fifty people cost about 4,200 for one million.
 * The rates are the platform’s own; they are no carrier’s filing. */
export const eplUs2026 = {
  ...managementBook,
  version: 'epl-us-2026-1',
  name: 'Employment Practices, United States, 2026 edition 1',
  exposure: 'employees',
  baseRates: [
    { at: 1, value: 650 },
    { at: 5, value: 900 },
    { at: 10, value: 1_350 },
    { at: 25, value: 2_500 },
    { at: 50, value: 4_200 },
    { at: 100, value: 7_200 },
    { at: 250, value: 14_500 },
    { at: 500, value: 25_000 },
    { at: 1_000, value: 43_000 },
    { at: 100_000, value: 1_500_000 },
  ],
  products: { SP_EPL: { factor: 1, minimumPremium: 750 } },
  relativities: {
    EMPLOYMENT_PRACTICES: 0.88,
    THIRD_PARTY_DISCRIMINATION: 0.12,
    WAGE_AND_HOUR: 0.15,
    WORKPLACE_VIOLENCE: 0.03,
    EVENT_EXCLUSION: 0,
    TRIA: 0,
  },
  hazardFactors: { 1: 0.9, 2: 0.95, 3: 1, 4: 1.1, 5: 1.25, 6: 1.5 },
  securityControls: [
    { control: 'employeeHandbook', questions: ['employeeHandbook'], yes: 0.96, no: 1.1 },
    { control: 'harassmentTraining', questions: ['harassmentTraining'], yes: 0.95, no: 1.1 },
    { control: 'humanResourcesLead', questions: ['humanResourcesLead'], yes: 0.97, no: 1.05 },
    { control: 'terminationReview', questions: ['terminationReview'], yes: 0.96, no: 1.08 },
    { control: 'highTurnover', questions: ['highTurnover'], yes: 1.12, no: 0.99 },
  ],
} as const satisfies RateBook
