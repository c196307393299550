import type { Actor } from '#functions/_platform/auth/actor.ts'
import type { PersonaRecord } from '#functions/directory/public.ts'
import type { PersonaProfile } from '#shared/contracts/account/personaProfile.ts'

/** An organization as the actor reads it: why staff held it or let it go is theirs to know. */
export const toPersonaProfile = (
  { statusReason, ...persona }: PersonaRecord,
  { accountType }: Actor,
): PersonaProfile => ({
  ...persona,
  states: [...persona.states],
  ...(accountType === 'COWBELL' && statusReason !== undefined && { statusReason }),
})
