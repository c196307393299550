import type { Definition } from '#functions/_platform/storage/definition.ts'
import { accounts } from './store/accounts.ts'
import { declines } from './store/declines.ts'
import { favorites } from './store/favorites.ts'
import { industryCodes } from './store/industryCodes.ts'
import { knownCompanies } from './store/knownCompanies.ts'
import { regionStates } from './store/regionStates.ts'
import { sanctionsLists } from './store/sanctionsLists.ts'
import { screenings } from './store/screenings.ts'
import { tagBoxes, tags } from './store/tags.ts'

/** The kinds of records of this service, for jobs that look at all of them. */
export const records: readonly Definition[] = [
  accounts.definition,
  declines.definition,
  favorites.definition,
  industryCodes.definition,
  knownCompanies.definition,
  regionStates.definition,
  sanctionsLists.definition,
  screenings.definition,
  tagBoxes.definition,
  tags.definition,
]
