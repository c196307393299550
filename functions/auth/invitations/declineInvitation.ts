import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { users } from '#functions/directory/store/users.ts'
import * as contract from '#shared/contracts/auth/invitations.ts'
import { requireOwnPlace } from './ownPlace.ts'

export const declineInvitation = implement(contract.declineInvitation)(async ({ params, actor }) => {
  const { place } = await requireOwnPlace(actor, params.placeId)
  await commit([users.remove(place)])
})
