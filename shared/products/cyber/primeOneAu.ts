import type { ProductLine } from '#shared/domain/coverage/productLine.ts'
import { basis, enhanced, modern } from './coverages.ts'
import { primeEndorsement } from './endorsements.ts'
import { form } from './form.ts'
import { prime } from './packages.ts'

/** Prime One in Australia, in its dollars: the market of middling companies ends lower there. */
export const primeOneAu = {
  code: 'Prime One AU',
  family: 'cyber',
  exposure: 'revenue',
  writes: { revenueUpTo: 200_000_000 },
  coverages: [...basis, ...modern],
  noLonger: enhanced,
  presets: prime,
  carries: [primeEndorsement],
  form,
  usQuestionnaire: 'us-2',
} as const satisfies ProductLine
