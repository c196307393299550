import type { Actor } from '#functions/_platform/auth/actor.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import type { Stored, Write } from '#functions/_platform/storage/record.ts'
import { personaGuard } from '#functions/directory/public.ts'
import { type PersonaRecord, personas } from '#functions/directory/store/personas.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { canPersona, type PersonaAction } from '#shared/records/persona/personaLife.ts'
import type { PersonaStatus } from '#shared/records/persona/personaStatus.ts'

/** Refuses an action that the organization's life does not allow now. */
export const mustAllow = ({ status }: PersonaRecord, action: PersonaAction, actor: Actor): void =>
  personaGuard.mustAllow(status, action, { actor })

/** What the organization is after an action. */
export const after = ({ status }: PersonaRecord, action: PersonaAction, actor: Actor): PersonaStatus =>
  personaGuard.after(status, action, { actor })

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
  return [personas.update(persona, { ...persona, status: personaGuard.after(persona.status, action), updated: now })]
}
