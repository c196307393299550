import type { Role } from '#shared/permissions.ts'
import { allOf } from '../store/listed.ts'
import { users } from '../store/users.ts'
import { numberedPage } from './numberedPage.ts'
import { toPerson, userTexts } from './userTexts.ts'

/** The people in a role who may sign in, as pickers show them. */
export const staffDirectory = async (
  role: Role,
  query: { readonly search?: string | undefined; readonly size: number },
) => {
  const rows = (await allOf(users, [`role:${role}`])).filter(({ enabled }) => enabled)
  const page = numberedPage(rows, userTexts, query)
  return { ...page, content: page.content.map(toPerson) }
}
