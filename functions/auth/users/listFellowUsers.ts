import { implement } from '#functions/_platform/http/implement.ts'
import { seenIn } from '#functions/directory/users/userRow.ts'
import * as contract from '#shared/contracts/auth/users.ts'
import { mayUse } from '#shared/permissions.ts'
import { peoplePicked } from './peoplePicked.ts'

/** Staff may name an account; everybody else gets the own colleagues. */
export const listFellowUsers = implement(contract.listFellowUsers)(async ({ query, actor }) => {
  const organizationId =
    actor.accountType === 'COWBELL' ? (query.accountId ?? actor.organizationId) : actor.organizationId
  const { permission } = query
  const found = await peoplePicked([`organization:${organizationId}`], query, (row) => {
    const { enabled, role } = seenIn(row, organizationId)
    return permission === undefined || (enabled && mayUse(role.id, permission))
  })
  return {
    ...found,
    content: found.content
      .map((row) => seenIn(row, organizationId))
      .map(({ id, firstName, lastName, email, phone, role }) => ({
        id,
        firstName,
        lastName,
        email,
        phone,
        roleName: role.label,
      })),
  }
})
