import { implement } from '#functions/_platform/http/implement.ts'
import { type Membership, membershipsOf, users } from '#functions/directory/store/users.ts'
import * as contract from '#shared/contracts/auth/invitations.ts'
import { organizationOf } from '../organizations/organization.ts'
import { ownPlaces } from './ownPlace.ts'

const offered = async (membership: Membership) => {
  const { id, name, accountType } = await organizationOf(membership)
  return { id, name, accountType, role: membership.role }
}

export const listMyInvitations = implement(contract.listMyInvitations)(async ({ actor }) => {
  const user = await users.byId(actor.userId)
  const places = user === undefined ? [] : await ownPlaces(user)
  return Promise.all(
    places.map(async (place) => ({
      id: place.id,
      invitedAt: place.createdAt,
      organizations: await Promise.all(membershipsOf(place).map(offered)),
    })),
  )
})
