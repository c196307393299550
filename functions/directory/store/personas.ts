import { defineRecord } from '#functions/_platform/storage/record.ts'
import type { PersonaHit, PersonaType } from '#shared/contracts/account/personas.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'

/** An organization of the platform that is neither an agency nor an account: a carrier, a vendor, a pool … */
export interface PersonaRecord extends PersonaHit {
  readonly type: Exclude<PersonaType, 'agency'> | 'da'
  readonly enforceMfa: boolean
  /** States a carrier writes in; empty for everywhere. */
  readonly states: readonly string[]
  readonly created: Instant
  readonly updated: Instant
}

/** Persona records: a list for each type, for carriers one for each state as well. */
export const personas = defineRecord({
  kind: 'persona',
  notFound: 'persona.notFound',
  history: { hides: [] },
  unique: { hostname: (persona: PersonaRecord) => persona.hostname },
  list: {
    scopes: (persona: PersonaRecord) => [`type:${persona.type}`, `organization:${persona.id}`],
    groups: (persona: PersonaRecord) => persona.states.map((state) => `state:${state}`),
    sorts: {
      name: (persona: PersonaRecord) => persona.name,
      created: (persona: PersonaRecord) => persona.created,
    },
    summary: (persona: PersonaRecord): PersonaHit => ({
      id: persona.id,
      name: persona.name,
      description: persona.description,
      hostname: persona.hostname,
      contactFirstName: persona.contactFirstName,
      contactLastName: persona.contactLastName,
      contactEmail: persona.contactEmail,
      contactPhone: persona.contactPhone,
    }),
  },
  search: (persona: PersonaRecord) => [persona.name, persona.hostname],
})
