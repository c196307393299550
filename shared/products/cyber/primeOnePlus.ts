import type { ProductLine } from '#shared/domain/coverage/productLine.ts'
import { basis, chart, enhanced, modern } from './coverages.ts'
import { plus, primeEndorsement } from './endorsements.ts'
import { form } from './form.ts'
import { primePlus } from './packages.ts'

/** Prime One with the enhancements and e-commerce, each sublimit a step higher, for companies to 500 millions. */
export const primeOnePlus = {
  code: 'Prime One Plus',
  family: 'cyber',
  exposure: 'revenue',
  writes: { revenueUpTo: 500_000_000 },
  coverages: [...basis, ...modern, ...enhanced, ...chart],
  presets: primePlus,
  carries: [primeEndorsement, plus],
  form,
  usQuestionnaire: 'us-2',
} as const satisfies ProductLine
