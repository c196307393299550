import type { ProductLine } from '#shared/domain/coverage/productLine.ts'

/** Commercial crime, by how many people the company employs; the Terrorism Risk Insurance Act leaves it out. */
export const crime = {
  code: 'SP_CRIME',
  family: 'management',
  exposure: 'employees',
  refersAbove: 500,
  coverages: [
    'EMPLOYEE_THEFT',
    'FORGERY',
    'MONEY_ON_PREMISES',
    'MONEY_IN_TRANSIT',
    'FUNDS_TRANSFER',
    'CLIENT_PROPERTY',
    'EVENT_EXCLUSION',
  ],
  presets: {
    basic: { FORGERY: 100_000 },
    popular: { FORGERY: 250_000, MONEY_ON_PREMISES: 50_000, MONEY_IN_TRANSIT: 50_000, FUNDS_TRANSFER: 250_000 },
    elite: {
      FORGERY: 500_000,
      MONEY_ON_PREMISES: 100_000,
      MONEY_IN_TRANSIT: 100_000,
      FUNDS_TRANSFER: 500_000,
      CLIENT_PROPERTY: 100_000,
    },
  },
  form: { letters: 'CR', title: { us: 'Commercial crime policy' } },
  usQuestionnaire: 'select',
} as const satisfies ProductLine
