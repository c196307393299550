import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { changedPersona } from '#functions/directory/organizations/changedPersona.ts'
import { type PersonaRecord, personas } from '#functions/directory/store/personas.ts'
import * as contract from '#shared/contracts/account/personas.ts'
import type { NoticeLevel } from '#shared/domain/claims/noticeLevels.ts'
import { requireMeant } from './personaReach.ts'
import { toPersonaProfile } from './toPersonaProfile.ts'

/** A carrier that is told of claims from a level on, or with null of none. */
const withNoticeLevel = <Carrier extends PersonaRecord>(carrier: Carrier, level: NoticeLevel | null): Carrier => {
  const { claimsNoticeLevel: _, ...rest } = carrier
  return { ...(rest as Carrier), ...(level !== null && { claimsNoticeLevel: level }) }
}

export const updatePersonaProfile = implement(contract.updatePersonaProfile)(async (call) => {
  const { params, body, actor, now, fail } = call
  const { claimsNoticeLevel, ...said } = body
  const persona = await requireMeant({ type: params.type }, actor)
  if (claimsNoticeLevel !== undefined && persona.type !== 'carrier')
    return fail('account.invalidDetails', {
      errors: [{ path: ['claimsNoticeLevel'], detail: 'A carrier alone has a claims notice level' }],
    })
  const changed = await changedPersona(persona, said, now)
  const next = claimsNoticeLevel === undefined ? changed : withNoticeLevel(changed, claimsNoticeLevel)
  await commit([personas.update(persona, next)])
  return toPersonaProfile(next, actor)
})
