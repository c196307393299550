import type { ProductLine } from '#shared/domain/coverage/productLine.ts'
import { basis, chart } from './coverages.ts'
import { form } from './form.ts'
import { standard } from './packages.ts'

/** The chart’s product, admitted: what the platform writes by itself. A hundred million of revenue is the name and the line. */
export const p100 = {
  code: 'P100',
  family: 'cyber',
  exposure: 'revenue',
  writes: { revenueUpTo: 100_000_000 },
  coverages: [...basis, ...chart],
  presets: standard,
  form,
  usQuestionnaire: 'us',
} as const satisfies ProductLine
