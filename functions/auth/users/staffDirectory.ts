import type { Role } from '#shared/permissions.ts'
import { peoplePicked } from './peoplePicked.ts'
import { toPerson } from './person.ts'

/** The people in a role who may sign in, as pickers show them. */
export const staffDirectory = async (
  role: Role,
  query: { readonly search?: string | undefined; readonly size: number },
) => {
  const found = await peoplePicked([`role:${role}`], query, ({ enabled }) => enabled)
  return { ...found, content: found.content.map(toPerson) }
}
