import type { z } from 'zod'
import type { User } from '#shared/contracts/auth/user.ts'
import type { UserRecord } from '../store/users.ts'

export type UserRow = z.input<typeof User>

const initialsOf = (user: UserRecord) => `${user.firstName.charAt(0)}${user.lastName.charAt(0)}`.toUpperCase()

/** A user as others see it: a row of a list and the answer of an operation. */
export const userRow = (user: UserRecord): UserRow => ({
  id: user.id,
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  phone: user.phone,
  role: { id: user.role, label: user.role },
  primaryContact: user.primaryContact,
  billingContact: user.billingContact,
  enabled: user.enabled,
  status: user.status,
  ...(user.lastSignInAt !== undefined && { lastLogin: user.lastSignInAt }),
  mfaType: user.mfaType,
  ...(user.passwordSetAt !== undefined && { passwordResetDate: user.passwordSetAt }),
  ...(user.npn !== undefined && { npn: user.npn }),
  initials: initialsOf(user),
  ...(user.slackHandle !== undefined && { slackHandle: user.slackHandle }),
  accountIds: [...user.accountIds],
  teams: [...user.teamIds],
})
