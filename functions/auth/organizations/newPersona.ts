import { ulid } from 'ulid'
import { changedPersona, type PersonaChange } from '#functions/directory/organizations/changedPersona.ts'
import type { PersonaRecord } from '#functions/directory/store/personas.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'

/** A new organization of a kind, of which nobody is invited yet. */
export const newPersona = (
  type: PersonaRecord['type'],
  said: PersonaChange & { readonly name: string },
  now: Instant,
): Promise<PersonaRecord> =>
  changedPersona(
    {
      id: `org_${ulid()}`,
      type,
      name: said.name,
      status: 'PROSPECT',
      enforceMfa: false,
      states: [],
      created: now,
      updated: now,
    },
    said,
    now,
  )
