import type { UserRow } from '#functions/directory/users/userRow.ts'

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
