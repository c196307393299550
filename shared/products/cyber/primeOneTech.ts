import type { ProductLine } from '#shared/domain/coverage/productLine.ts'
import { basis, packaged, technology } from './coverages.ts'
import { form } from './form.ts'
import { packages } from './packages.ts'

export const primeOneTech = {
  code: 'Prime One Tech',
  family: 'cyber',
  exposure: 'revenue',
  coverages: [...basis, ...packaged, ...technology],
  presets: packages,
  form,
  usQuestionnaire: 'us-2',
  techErrors: 'always',
} as const satisfies ProductLine
