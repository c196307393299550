import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { toPersonaProfile } from '#functions/agency/public.ts'
import { tellOfStanding } from '#functions/directory/public.ts'
import { personas } from '#functions/directory/store/personas.ts'
import * as contract from '#shared/contracts/auth/personas.ts'
import { after } from './personaGuard.ts'

export const suspendPersonaRecord = implement(contract.suspendPersonaRecord)(async ({ params, body, actor, now }) => {
  const persona = await personas.require(params.personaId, () => true)
  const status = after(persona, 'suspend', actor)
  const next = { ...persona, status, statusReason: body.reason, updated: now }
  const told = tellOfStanding(persona, next, now)
  await commit([personas.update(persona, next), ...told.writes], { events: told.events })
  return toPersonaProfile(next, actor)
})
