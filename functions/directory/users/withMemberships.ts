import { type Membership, membershipsOf, type UserRecord } from '../store/users.ts'

/** A user with further memberships, each in place of one that they have in the same organization; home stays home. */
export const withMemberships = <User extends UserRecord>(user: User, further: readonly Membership[]): User => {
  const after = new Map([...membershipsOf(user), ...further].map((each) => [each.organizationId, each]))
  const { role, teamIds } = after.get(user.organizationId) ?? user
  after.delete(user.organizationId)
  return { ...user, role, teamIds, otherMemberships: [...after.values()] }
}
