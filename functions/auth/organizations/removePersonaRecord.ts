import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { removeUnused } from '#functions/agency/public.ts'
import { agencies } from '#functions/directory/store/agencies.ts'
import * as contract from '#shared/contracts/auth/personas.ts'
import { personaTypes } from '#shared/domain/identity/personaTypes.ts'
import { requireOfType } from './personaGuard.ts'
import { removePersona } from './removePersona.ts'

export const removePersonaRecord = implement(contract.removePersonaRecord)(async ({ params, actor, now, fail }) => {
  const { id } = params
  const type = personaTypes.find((each) => each === params.type)
  if (type === undefined) return fail('persona.notFound')
  if (type !== 'agency') return removePersona(await requireOfType({ type, id }), actor, now)
  await commit(await removeUnused(await agencies.require(id)))
})
