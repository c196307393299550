import type { Actor } from '#functions/_platform/auth/actor.ts'
import { guardOf } from '#functions/_platform/auth/guardOf.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import type { Stored, Write } from '#functions/_platform/storage/record.ts'
import { type PersonaRecord, personas } from '#functions/directory/store/personas.ts'
import * as contracts from '#shared/contracts/auth/personas.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { canPersona, type PersonaAction, personaLife } from '#shared/records/persona/personaLife.ts'
import type { PersonaStatus } from '#shared/records/persona/personaStatus.ts'

const guard = guardOf(personaLife, { refusal: 'persona.notAllowed', contracts: Object.values(contracts) })

/** Refuses an action that the organization's life does not allow now. */
export const mustAllow = ({ status }: PersonaRecord, action: PersonaAction, actor: Actor): void =>
  guard.mustAllow(status, action, { actor })

/** What the organization is after an action. */
export const after = ({ status }: PersonaRecord, action: PersonaAction, actor: Actor): PersonaStatus =>
  guard.after(status, action, { actor })

/** An organization of a kind by its id, or `persona.notFound`. */
export const requireOfType = async ({
  type,
  id,
}: Pick<PersonaRecord, 'id' | 'type'>): Promise<Stored<PersonaRecord>> => {
  const persona = await personas.require(id)
  return persona.type === type ? persona : fail('persona.notFound')
}

/** The write of what its people did for the first time, none where that is nothing new: it is invited, or begins to work. */
export const stepOf = async (organizationId: string, action: 'begin' | 'invite', now: Instant): Promise<Write[]> => {
  const persona = organizationId.startsWith('org_') ? await personas.byId(organizationId) : undefined
  if (persona === undefined || !canPersona(persona.status, action)) return []
  return [personas.update(persona, { ...persona, status: guard.after(persona.status, action), updated: now })]
}
