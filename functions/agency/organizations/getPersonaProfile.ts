import { implement } from '#functions/_platform/http/implement.ts'
import { personaGuard } from '#functions/directory/public.ts'
import * as contract from '#shared/contracts/account/personas.ts'
import { requireMeant } from './personaReach.ts'
import { toPersonaProfile } from './toPersonaProfile.ts'

export const getPersonaProfile = implement(contract.getPersonaProfile)(async ({ params, query, actor }) => {
  const persona = await requireMeant({ type: params.type, id: query.id }, actor)
  return { ...toPersonaProfile(persona, actor), allowedActions: personaGuard.allowed(persona.status, { actor }) }
})
