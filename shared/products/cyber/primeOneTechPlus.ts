import type { ProductLine } from '#shared/domain/coverage/productLine.ts'
import { basis, chart, enhanced, modern, technology } from './coverages.ts'
import { plus, primeEndorsement, technologyServices } from './endorsements.ts'
import { form } from './form.ts'
import { primePlus, withTechnology } from './packages.ts'

/** Prime One Tech with the enhancements and e-commerce, each sublimit a step higher, for companies to 500 millions. */
export const primeOneTechPlus = {
  code: 'Prime One Tech Plus',
  family: 'cyber',
  exposure: 'revenue',
  writes: { revenueUpTo: 500_000_000, technologyOnly: true },
  terms: { retentionFrom: 2_500 },
  coverages: [...basis, ...modern, ...enhanced, ...chart, ...technology],
  presets: withTechnology(primePlus),
  carries: [primeEndorsement, technologyServices, plus],
  form,
  usQuestionnaire: 'us-2',
  techErrors: 'always',
} as const satisfies ProductLine
