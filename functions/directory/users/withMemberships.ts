import { type Membership, membershipsOf, type UserRecord } from '../store/users.ts'

/** Who goes on in the same role keeps the template of it; with another role it goes. */
const stillNarrowed = (before: Membership | undefined, after: Membership): Membership =>
  before?.roleTemplateId === undefined || before.role !== after.role
    ? after
    : { roleTemplateId: before.roleTemplateId, ...after }

/** A user with further memberships, each in place of one that they have in the same organization; home stays home. */
export const withMemberships = <User extends UserRecord>(user: User, further: readonly Membership[]): User => {
  const before = new Map(membershipsOf(user).map((each) => [each.organizationId, each]))
  const after = new Map([
    ...before,
    ...further.map((each) => [each.organizationId, stillNarrowed(before.get(each.organizationId), each)] as const),
  ])
  const { role, teamIds, roleTemplateId } = after.get(user.organizationId) ?? user
  after.delete(user.organizationId)
  return { ...user, role, teamIds, roleTemplateId, otherMemberships: [...after.values()] }
}
