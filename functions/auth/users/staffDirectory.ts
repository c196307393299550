import type { Role } from '#shared/permissions.ts'
import { peoplePicked } from './peoplePicked.ts'
import { toPerson } from './person.ts'

interface PickerQuery {
  readonly search?: string | undefined
  readonly size: number
}

/** The people in some roles who may sign in, each with the role. */
export const staffInRoles = async (roles: readonly Role[], query: PickerQuery) => {
  const scopes = roles.map((role) => `role:${role}`)
  const found = await peoplePicked(scopes, query, ({ enabled }) => enabled)
  return { ...found, content: found.content.map((row) => ({ ...toPerson(row), role: row.role })) }
}

/** The people in a role who may sign in, as pickers show them. */
export const staffDirectory = async (role: Role, query: PickerQuery) => {
  const found = await peoplePicked([`role:${role}`], query, ({ enabled }) => enabled)
  return { ...found, content: found.content.map(toPerson) }
}
