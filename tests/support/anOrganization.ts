import type { PersonaRecord } from '#functions/directory/store/personas.ts'

const at = '2026-01-05T09:00:00.000Z'

/** An active organization of a kind beside agencies and accounts, named for its kind and id, but for what is said otherwise. */
export const anOrganization = (
  id: string,
  type: PersonaRecord['type'],
  more: Partial<PersonaRecord> = {},
): PersonaRecord => ({
  ...{ id, type, name: `${type} ${id.slice(-2)}`, status: 'ACTIVE', enforceMfa: false, states: [] },
  ...{ created: at, updated: at },
  ...more,
})
