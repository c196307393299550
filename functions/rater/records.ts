import type { Definition } from '#functions/_platform/storage/definition.ts'
import { calculatorDrafts } from './store/calculatorDrafts.ts'
import { customPresets } from './store/customPresets.ts'

/** The kinds of records of this service, for jobs that look at all of them. */
export const records: readonly Definition[] = [calculatorDrafts.definition, customPresets.definition]
