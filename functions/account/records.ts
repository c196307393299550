import type { Definition } from '#functions/_platform/storage/rowsOfState.ts'
import { accounts } from './store/accounts.ts'
import { declines } from './store/declines.ts'
import { favorites } from './store/favorites.ts'
import { knownCompanies } from './store/knownCompanies.ts'
import { tagBoxes, tags } from './store/tags.ts'

/** The kinds of records of this service, for jobs that look at all of them. */
export const records: readonly Definition[] = [
  accounts.definition,
  declines.definition,
  favorites.definition,
  knownCompanies.definition,
  tagBoxes.definition,
  tags.definition,
]
