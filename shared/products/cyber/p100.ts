import type { ProductLine } from '#shared/domain/coverage/productLine.ts'
import { basis, chart } from './coverages.ts'
import { form } from './form.ts'
import { packages } from './packages.ts'

export const p100 = {
  code: 'P100',
  family: 'cyber',
  exposure: 'revenue',
  coverages: [...basis, ...chart],
  presets: packages,
  form,
  usQuestionnaire: 'us',
} as const satisfies ProductLine
