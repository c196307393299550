import type { ProductLine } from '#shared/domain/coverage/productLine.ts'

/** Employment practices liability, by how many people the company employs. */
export const employmentPractices = {
  code: 'SP_EPL',
  family: 'management',
  exposure: 'employees',
  refersAbove: 500,
  coverages: [
    'EMPLOYMENT_PRACTICES',
    'THIRD_PARTY_DISCRIMINATION',
    'WAGE_AND_HOUR',
    'WORKPLACE_VIOLENCE',
    'EVENT_EXCLUSION',
    'TRIA',
  ],
  presets: {
    basic: {},
    popular: { THIRD_PARTY_DISCRIMINATION: 500_000, WAGE_AND_HOUR: 100_000 },
    elite: { THIRD_PARTY_DISCRIMINATION: 1_000_000, WAGE_AND_HOUR: 250_000, WORKPLACE_VIOLENCE: 250_000 },
  },
  form: { letters: 'EP', title: { us: 'Employment practices liability policy' } },
  usQuestionnaire: 'select',
} as const satisfies ProductLine
