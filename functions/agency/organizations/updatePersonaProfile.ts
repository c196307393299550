import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { changedPersona } from '#functions/directory/organizations/changedPersona.ts'
import { personas } from '#functions/directory/store/personas.ts'
import * as contract from '#shared/contracts/account/personas.ts'
import { requireMeant } from './personaReach.ts'
import { toPersonaProfile } from './toPersonaProfile.ts'

export const updatePersonaProfile = implement(contract.updatePersonaProfile)(async ({ params, body, actor, now }) => {
  const persona = await requireMeant({ type: params.type }, actor)
  const next = await changedPersona(persona, body, now)
  await commit([personas.update(persona, next)])
  return toPersonaProfile(next, actor)
})
