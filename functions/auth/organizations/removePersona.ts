import type { Actor } from '#functions/_platform/auth/actor.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import type { Stored } from '#functions/_platform/storage/record.ts'
import { isOnPanel } from '#functions/claims/public.ts'
import { type PersonaRecord, personas } from '#functions/directory/store/personas.ts'
import { relationships } from '#functions/directory/store/relationships.ts'
import { users } from '#functions/directory/store/users.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { after, mustAllow } from './personaGuard.ts'

/** Whether anybody works for an organization, it belonged to somebody or somebody to it, or the claims panel names it. */
const hasHistory = async (id: string): Promise<boolean> => {
  const [people, related, isNamed] = await Promise.all([
    users.walk({ scope: `organization:${id}`, size: 1 }),
    relationships.every({ scopes: [`from:${id}`, `to:${id}`] }),
    isOnPanel(id),
  ])
  return people.ids.length > 0 || related.length > 0 || isNamed
}

/** Takes an organization away; one with people or business is closed, so that what was stays readable. */
export const removePersona = async (persona: Stored<PersonaRecord>, actor: Actor, now: Instant): Promise<void> => {
  mustAllow(persona, 'remove', actor)
  // A closed one gives its hostname back.
  const { hostname: _, ...rest } = persona
  const closed = { ...rest, status: after(persona, 'remove', actor), updated: now }
  await commit([(await hasHistory(persona.id)) ? personas.update(persona, closed) : personas.remove(persona)])
}
