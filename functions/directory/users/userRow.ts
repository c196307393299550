import type { z } from 'zod'
import type { User } from '#shared/contracts/auth/user.ts'
import { initialsOf } from '#shared/domain/text/characters.ts'
import { type Membership, membershipOf, membershipsOf, type UserRecord } from '../store/users.ts'
import { photoAddress } from './photoAddress.ts'

export type UserRow = z.input<typeof User>

/** A row of a list: the user, and where they work, which answers are made of and do not show. */
export interface ListedUser extends UserRow {
  readonly memberships: readonly Membership[]
}

/** The agencies that staff look after; of everybody else the organizations they work in. */
const accountIdsOf = (user: UserRecord) =>
  user.accountType === 'COWBELL' ? user.accountIds : membershipsOf(user).map(({ organizationId }) => organizationId)

/** A user as others see it: the answer of an operation. */
export const userRow = (user: UserRecord): UserRow => ({
  id: user.id,
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  phone: user.phone,
  role: { id: user.role, label: user.role },
  // Its name is told when it is read (`namedTemplates`).
  ...(user.roleTemplateId !== undefined && { roleTemplate: { id: user.roleTemplateId, name: '' } }),
  primaryContact: user.primaryContact,
  billingContact: user.billingContact,
  enabled: user.enabled,
  status: user.status,
  ...(user.lastSignInAt !== undefined && { lastLogin: user.lastSignInAt }),
  mfaType: user.mfaType,
  ...(user.passwordSetAt !== undefined && { passwordResetDate: user.passwordSetAt }),
  ...(user.npn !== undefined && { npn: user.npn }),
  initials: initialsOf(user.firstName, user.lastName),
  ...(user.photo !== undefined && { avatarUrl: photoAddress({ email: user.email, photo: user.photo }) }),
  ...(user.slackHandle !== undefined && { slackHandle: user.slackHandle }),
  accountIds: [...accountIdsOf(user)],
  ...(user.inEveryLocation && { inEveryLocation: true }),
  teams: [...user.teamIds],
})

export const listedUser = (user: UserRecord): ListedUser => ({
  ...userRow(user),
  memberships: membershipsOf(user).map(membershipOf),
})

/**
 * A user as the people of one organization see them: with the role and teams there, the contact of nothing where they are
 * guests, and of the accounts only those that `isTheirs`.
 */
export const seenIn = (
  user: ListedUser,
  organizationId: string,
  isTheirs: (accountId: string) => boolean = () => true,
): ListedUser => {
  const [home] = user.memberships
  const here = user.memberships.find((each) => each.organizationId === organizationId) ?? home
  const accountIds = user.accountIds.filter(isTheirs)
  if (here === undefined || here === home) return { ...user, accountIds }
  // What an organization makes of its roles is told at home alone.
  const { roleTemplate: _, ...guest } = user
  return {
    ...guest,
    role: { id: here.role, label: here.role },
    teams: [...here.teamIds],
    guest: true,
    primaryContact: false,
    billingContact: false,
    accountIds,
  }
}
