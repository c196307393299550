import { implement } from '#functions/_platform/http/implement.ts'
import { namedTemplates } from '#functions/directory/users/namedTemplates.ts'
import { seenIn } from '#functions/directory/users/userRow.ts'
import * as contract from '#shared/contracts/auth/users.ts'
import { organizationsInCharge } from '../organizations/inCharge.ts'
import { peoplePage } from './peoplePage.ts'

/** Staff may name an organization; everybody else sees the own one, whatever is named. */
export const listUsers = implement(contract.listUsers)(async ({ query, actor, now }) => {
  const organizationId =
    actor.accountType === 'COWBELL' ? (query.accountId ?? actor.organizationId) : actor.organizationId
  const [found, inCharge] = await Promise.all([
    peoplePage({ scope: `organization:${organizationId}` }, query, now),
    organizationsInCharge(actor),
  ])
  const seen = found.content.map((row) => seenIn(row, organizationId, (id) => inCharge.has(id)))
  return { ...found, content: await namedTemplates(seen) }
})
