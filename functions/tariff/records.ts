import type { Definition } from '#functions/_platform/storage/definition.ts'
import { carrierRaters } from './store/carrierRaters.ts'
import { carrierRaterVersions } from './store/carrierRaterVersions.ts'
import { rateBookVersions } from './store/rateBookVersions.ts'

/** The kinds of records of the tariff, for jobs that look at all of them. */
export const records: readonly Definition[] = [
  carrierRaters.definition,
  carrierRaterVersions.definition,
  rateBookVersions.definition,
]
