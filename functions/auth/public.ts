import type { Stored, Write } from '#functions/_platform/storage/record.ts'
import type { Role } from '#shared/permissions.ts'
import { allOf } from './store/listed.ts'
import { teams } from './store/teams.ts'
import { type Membership, membershipsOf, type UserRecord, users } from './store/users.ts'

export { invitationLink } from './invitations/invitationLink.ts'
export { inviteByLink, type LinkInvitation } from './invitations/inviteByLink.ts'
export { inviteToSignUp, type SignUpInvitation } from './invitations/inviteToSignUp.ts'
export { type Membership, membershipsOf, type UserRecord, type UserRecord as User } from './store/users.ts'
export { newTeam } from './teams/newTeam.ts'
export { photoAddress } from './users/photoAddress.ts'
export { type NewWorkflow, openWorkflow } from './workflows/openWorkflow.ts'

/** A user by id, whoever asks: for workers and for services that have checked the relation themselves. */
export const userById = (id: string): Promise<Stored<UserRecord> | undefined> => users.byId(id)

/** A user by e-mail, whatever its case. */
export const userByEmail = (email: string): Promise<Stored<UserRecord> | undefined> =>
  users.byUnique('email', email.trim().toLowerCase())

const usersIn = async (scope: string): Promise<Stored<UserRecord>[]> =>
  users.byIds((await allOf(users, [scope])).map(({ id }) => id))

/** The users who have a role anywhere, disabled ones included. */
export const usersOfRole = (role: Role): Promise<Stored<UserRecord>[]> => usersIn(`role:${role}`)

/** The users of an agency, disabled ones included. */
export const agencyUsers = (agencyId: string): Promise<Stored<UserRecord>[]> => usersIn(`organization:${agencyId}`)

/** An agency's teams by name. */
export const agencyTeams = (agencyId: string): Promise<{ id: string; name: string; isDefault: boolean }[]> =>
  allOf(teams, [`organization:${agencyId}`])

/** The write that makes a user who is known a member of another organization; one who is a member already stays as they are. */
export const joinOrganization = (user: Stored<UserRecord>, membership: Membership): Write =>
  users.update(
    user,
    membershipsOf(user).some(({ organizationId }) => organizationId === membership.organizationId)
      ? user
      : { ...user, otherMemberships: [...user.otherMemberships, membership] },
  )

/** The write of a user's photo, by its version; of none with `undefined`. */
export const changePhoto = (user: Stored<UserRecord>, photo: string | undefined): Write => {
  const { photo: _, ...bare } = user
  return users.update(user, photo === undefined ? bare : { ...bare, photo })
}
