import type { UserRow } from './userRow.ts'

/** What a user is found by. */
export const userTexts = ({ firstName, lastName, email, phone, role }: UserRow): string =>
  [firstName, lastName, email, phone, role.label].join(' ')

/** A user as pickers show one. */
export const toPerson = ({ id, firstName, lastName, email, phone, initials, avatarUrl }: UserRow) => ({
  id,
  firstName,
  lastName,
  email,
  phone,
  initials,
  avatarUrl,
})
