import type { ProductLine } from '#shared/domain/coverage/productLine.ts'

/** Fiduciary liability of those who run benefit plans, by what the plans hold. */
export const fiduciary = {
  code: 'SP_FID',
  family: 'management',
  exposure: 'planAssets',
  refersAbove: 100_000_000,
  coverages: [
    'FIDUCIARY_LIABILITY',
    'SETTLOR_LIABILITY',
    'PLAN_CORRECTION',
    'HIPAA_PENALTIES',
    'EVENT_EXCLUSION',
    'TRIA',
  ],
  presets: {
    basic: {},
    popular: { SETTLOR_LIABILITY: 250_000, PLAN_CORRECTION: 100_000 },
    elite: { SETTLOR_LIABILITY: 500_000, PLAN_CORRECTION: 250_000, HIPAA_PENALTIES: 100_000 },
  },
  form: { letters: 'FI', title: { us: 'Fiduciary liability policy' } },
  usQuestionnaire: 'select',
} as const satisfies ProductLine
