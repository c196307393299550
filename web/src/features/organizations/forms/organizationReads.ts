import {
  getAggregatorProfile,
  getPersonaProfile,
  listPersonaHistory,
  searchAggregators,
  searchPersonaRecords,
} from '#shared/contracts/account/personas.ts'
import { listPersonaLinks } from '#shared/contracts/account/relationships.ts'

/** What shows an organization: read anew when it changes. */
export const organizationReads = [
  getAggregatorProfile,
  getPersonaProfile,
  listPersonaHistory,
  searchAggregators,
  searchPersonaRecords,
]

/** What shows who belongs to an organization. */
export const linkReads = [listPersonaLinks]
