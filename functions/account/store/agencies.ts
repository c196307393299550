import { defineRecord } from '#functions/_platform/storage/record.ts'
import type { Agency } from '#shared/contracts/account/agencies.ts'
import type { PersonaHit } from '#shared/contracts/account/personas.ts'

/** An agency as it is kept: with the agency it is a location of and the aggregator and cluster it belongs to. */
export interface AgencyRecord extends Agency {
  readonly parentId?: string
  readonly aggregatorId?: string
  readonly clusterId?: string
  readonly updated: string
}

const scopesOf = (agency: AgencyRecord): string[] => [
  'all',
  ...[agency.id, agency.parentId, agency.aggregatorId, agency.clusterId].flatMap((id) =>
    id === undefined ? [] : [`organization:${id}`],
  ),
]

/** An agency as lists of persona records show it. */
export const toPersonaHit = (agency: AgencyRecord): PersonaHit => ({
  id: agency.id,
  name: agency.name,
  description: agency.description,
  hostname: agency.hostname,
  locationAlias: agency.locationAlias,
  contactFirstName: agency.contactFirstName,
  contactLastName: agency.contactLastName,
  contactEmail: agency.contactEmail,
  contactPhone: agency.contactPhone,
})

/** Agencies: in everyone's list, in their own and in that of whom they belong to. */
export const agencies = defineRecord({
  kind: 'agency',
  notFound: 'agency.notFound',
  unique: { hostname: (agency: AgencyRecord) => agency.hostname },
  list: {
    scopes: scopesOf,
    sorts: {
      name: (agency: AgencyRecord) => agency.name,
      created: (agency: AgencyRecord) => agency.created,
    },
    summary: toPersonaHit,
  },
  search: (agency: AgencyRecord) => [agency.name, agency.locationAlias, agency.hostname, agency.npn, agency.city],
})
