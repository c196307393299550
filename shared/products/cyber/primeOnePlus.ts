import type { ProductLine } from '#shared/domain/coverage/productLine.ts'
import { basis, packaged } from './coverages.ts'
import { form } from './form.ts'
import { packages } from './packages.ts'

export const primeOnePlus = {
  code: 'Prime One Plus',
  family: 'cyber',
  exposure: 'revenue',
  coverages: [...basis, ...packaged],
  presets: packages,
  form,
  usQuestionnaire: 'us-2',
} as const satisfies ProductLine
