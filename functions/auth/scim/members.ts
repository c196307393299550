import type { Actor } from '#functions/_platform/auth/actor.ts'
import type { Stored } from '#functions/_platform/storage/record.ts'
import { type UserRecord, users } from '#functions/directory/store/users.ts'
import type { ListedUser } from '#functions/directory/users/userRow.ts'

type Home = Pick<UserRecord, 'accountType' | 'organizationId'>

/** Whether somebody is at home in the caller's organization, whose people alone SCIM knows. */
export const isMember = (actor: Actor, { accountType, organizationId }: Home): boolean =>
  accountType === actor.accountType && organizationId === actor.organizationId

/** Somebody at home in the caller's organization, or `user.notFound`: guests, and all of others, are nobody to its identity provider. */
export const requireMember = (userId: string, actor: Actor): Promise<Stored<UserRecord>> => {
  return users.require(userId, (user) => isMember(actor, user))
}

/** The rows of those who are at home in the caller's organization, as the table has them. */
export const memberRows = async (actor: Actor): Promise<readonly ListedUser[]> => {
  const rows = await users.every({ scopes: [`organization:${actor.organizationId}`], sort: 'email' })
  return rows.filter(({ memberships: [home] }) => home !== undefined && isMember(actor, home))
}
