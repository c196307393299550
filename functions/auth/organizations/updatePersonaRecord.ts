import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { changeAgency } from '#functions/agency/public.ts'
import { changedPersona } from '#functions/directory/organizations/changedPersona.ts'
import { personas } from '#functions/directory/store/personas.ts'
import * as contract from '#shared/contracts/auth/personas.ts'
import { personaTypes } from '#shared/domain/identity/personaTypes.ts'
import { mustAllow, requireOfType } from './personaGuard.ts'

export const updatePersonaRecord = implement(contract.updatePersonaRecord)(async (call) => {
  const { params, body, actor, now, fail, requireStepUp } = call
  const type = personaTypes.find((each) => each === params.type)
  if (type === undefined) return fail('persona.notFound')
  const { npn, agencyBilled, wholesale, states, licenseId, ...said } = body
  if (type === 'agency') {
    const change = { ...said, npn, agencyBilled, wholesale }
    const { id, name } = await changeAgency({ agencyId: params.id, body: change, actor, now, requireStepUp })
    return { id, name, type }
  }
  const persona = await requireOfType({ type, id: params.id })
  mustAllow(persona, 'update', actor)
  if (body.enforceMfa !== undefined && body.enforceMfa !== persona.enforceMfa) requireStepUp()
  const next = await changedPersona(persona, { ...said, states, licenseId }, now)
  await commit([personas.update(persona, next)])
  return { id: next.id, name: next.name, type }
})
