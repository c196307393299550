import type { ProductLine } from '#shared/domain/coverage/productLine.ts'
import { basis, enhanced, modern, technology } from './coverages.ts'
import { technologyServices } from './endorsements.ts'
import { form } from './form.ts'
import { standard, withTechnology } from './packages.ts'

/**
 * For technology companies alone: their errors and omissions are in every package of the Standard form, and so their
 * questions are always due.
 */
export const primeTech = {
  code: 'Prime Tech',
  family: 'cyber',
  exposure: 'revenue',
  writes: { revenueUpTo: 100_000_000, technologyOnly: true },
  terms: { retentionFrom: 2_500 },
  coverages: [...basis, ...modern, ...technology],
  noLonger: enhanced,
  presets: withTechnology(standard),
  carries: [technologyServices],
  form,
  usQuestionnaire: 'us-2',
  techErrors: 'always',
} as const satisfies ProductLine
