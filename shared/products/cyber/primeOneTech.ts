import type { ProductLine } from '#shared/domain/coverage/productLine.ts'
import { basis, enhanced, modern, technology } from './coverages.ts'
import { primeEndorsement, technologyServices } from './endorsements.ts'
import { form } from './form.ts'
import { prime, withTechnology } from './packages.ts'

/**
 * Prime One for companies of which technology is one trade among others: their errors and omissions are offered, in every
 * package, to as much revenue as Prime One; who does nothing of the kind is for an underwriter.
 */
export const primeOneTech = {
  code: 'Prime One Tech',
  family: 'cyber',
  exposure: 'revenue',
  writes: { revenueUpTo: 250_000_000, technologyOnly: true },
  terms: { retentionFrom: 2_500 },
  coverages: [...basis, ...modern, ...technology],
  noLonger: enhanced,
  presets: withTechnology(prime),
  carries: [primeEndorsement, technologyServices],
  form,
  usQuestionnaire: 'us-2',
  techErrors: 'always',
} as const satisfies ProductLine
