import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { favoriteAgencyWrite } from '#functions/account/public.ts'
import * as contract from '#shared/contracts/account/agencyFacts.ts'
import { requireServingAgency } from '../agencyReach.ts'

export const favoriteAgency = implement(contract.favoriteAgency)(async ({ params, body, actor }) => {
  const { id: agencyId } = await requireServingAgency(params.agencyId, actor)
  await commit([await favoriteAgencyWrite({ userId: actor.userId, agencyId }, body.favorite)])
  return { favorite: body.favorite }
})
