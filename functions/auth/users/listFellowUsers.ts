import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/auth/users.ts'
import { allOf } from '../store/listed.ts'
import { users } from '../store/users.ts'
import { numberedPage } from './numberedPage.ts'
import { seenIn } from './userRow.ts'
import { userTexts } from './userTexts.ts'

/** Staff may name an account; everybody else gets the own colleagues. */
export const listFellowUsers = implement(contract.listFellowUsers)(async ({ query, actor }) => {
  const organizationId =
    actor.accountType === 'COWBELL' ? (query.accountId ?? actor.organizationId) : actor.organizationId
  const rows = (await allOf(users, [`organization:${organizationId}`])).map((row) => seenIn(row, organizationId))
  const page = numberedPage(rows, userTexts, query)
  return {
    ...page,
    content: page.content.map(({ id, firstName, lastName, email, phone, role }) => ({
      id,
      firstName,
      lastName,
      email,
      phone,
      roleName: role.label,
    })),
  }
})
