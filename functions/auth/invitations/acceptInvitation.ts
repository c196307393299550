import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { membershipOf, membershipsOf, mostMemberships, users } from '#functions/directory/store/users.ts'
import { withMemberships } from '#functions/directory/users/withMemberships.ts'
import * as contract from '#shared/contracts/auth/invitations.ts'
import { requireOwnPlace } from './ownPlace.ts'

/** Where the caller is a member by now nothing changes. A switch leads there, with the next session. */
export const acceptInvitation = implement(contract.acceptInvitation)(async ({ params, actor, fail }) => {
  const { user, place } = await requireOwnPlace(actor, params.placeId)
  const worksIn = new Set(membershipsOf(user).map(({ organizationId }) => organizationId))
  const further = membershipsOf(place)
    .filter(({ organizationId }) => !worksIn.has(organizationId))
    .map(membershipOf)
  const after = withMemberships(user, further)
  if (membershipsOf(after).length > mostMemberships) fail('user.tooManyAccounts', { data: { most: mostMemberships } })
  // Two commits, since many organizations are more rows than one takes; cut off in between, it can be accepted again.
  if (further.length > 0) await commit([users.update(user, after)])
  await commit([users.remove(place)])
})
