import type { ProductLine } from '#shared/domain/coverage/productLine.ts'

/** Directors and officers liability of private companies, by what the company owns. */
export const directorsAndOfficers = {
  code: 'SP_DO',
  family: 'management',
  exposure: 'totalAssets',
  refersAbove: 250_000_000,
  coverages: [
    'DIRECTORS_LIABILITY',
    'COMPANY_REIMBURSEMENT',
    'ENTITY_LIABILITY',
    'PRE_CLAIM_INQUIRY',
    'DERIVATIVE_INVESTIGATION',
    'EVENT_EXCLUSION',
    'TRIA',
  ],
  presets: {
    basic: {},
    popular: { PRE_CLAIM_INQUIRY: 100_000 },
    elite: { PRE_CLAIM_INQUIRY: 250_000, DERIVATIVE_INVESTIGATION: 250_000 },
  },
  form: { letters: 'DO', title: { us: 'Directors and officers liability policy' } },
  usQuestionnaire: 'select',
} as const satisfies ProductLine
