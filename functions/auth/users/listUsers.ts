import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/auth/users.ts'
import { organizationsInCharge } from '../organizations/inCharge.ts'
import { allOf } from '../store/listed.ts'
import { users } from '../store/users.ts'
import { numberedPage } from './numberedPage.ts'
import { seenIn } from './userRow.ts'
import { userTexts } from './userTexts.ts'

/** Staff may name an organization; everybody else sees the own one, whatever is named. */
export const listUsers = implement(contract.listUsers)(async ({ query, actor }) => {
  const organizationId =
    actor.accountType === 'COWBELL' ? (query.accountId ?? actor.organizationId) : actor.organizationId
  const [rows, inCharge] = await Promise.all([
    allOf(users, [`organization:${organizationId}`]),
    organizationsInCharge(actor),
  ])
  return numberedPage(
    rows.map((row) => seenIn(row, organizationId, (id) => inCharge.has(id))),
    userTexts,
    query,
  )
})
