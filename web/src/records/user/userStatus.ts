import type { User } from '#shared/contracts/auth/user.ts'

/** How a user stands, as lists say it: who may not sign in is disabled, whatever came before. */
export const userStatus = ({ enabled, status }: Pick<User, 'enabled' | 'status'>) => (enabled ? status : 'DISABLED')

export const nameOf = ({ firstName, lastName }: Pick<User, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`
