import type { ProductLine } from '#shared/domain/coverage/productLine.ts'
import { basis, chart, packaged, technology } from './coverages.ts'
import { form } from './form.ts'
import { packages } from './packages.ts'

export const p100Pro = {
  code: 'P100_PRO',
  family: 'cyber',
  exposure: 'revenue',
  coverages: [...basis, ...packaged, ...chart, ...technology],
  presets: packages,
  form,
  usQuestionnaire: 'us-2',
  techErrors: 'whenBought',
  needsRecords: true,
} as const satisfies ProductLine
