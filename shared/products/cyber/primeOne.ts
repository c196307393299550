import type { ProductLine } from '#shared/domain/coverage/productLine.ts'
import { basis, enhanced, modern } from './coverages.ts'
import { primeEndorsement } from './endorsements.ts'
import { form } from './form.ts'
import { prime } from './packages.ts'

/** One form for every trade, to 250 millions of revenue: what the market has come to expect, without the enhancements. */
export const primeOne = {
  code: 'Prime One',
  family: 'cyber',
  exposure: 'revenue',
  writes: { revenueUpTo: 250_000_000 },
  coverages: [...basis, ...modern],
  noLonger: enhanced,
  presets: prime,
  carries: [primeEndorsement],
  form,
  usQuestionnaire: 'us-2',
} as const satisfies ProductLine
