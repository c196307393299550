import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/account/personas.ts'
import { requireMeant } from './personaReach.ts'
import { toPersonaProfile } from './toPersonaProfile.ts'

export const getPersonaProfile = implement(contract.getPersonaProfile)(async ({ params, query, actor }) =>
  toPersonaProfile(await requireMeant({ type: params.type, id: query.id }, actor), actor),
)
