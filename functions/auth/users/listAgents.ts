import { implement } from '#functions/_platform/http/implement.ts'
import { seenIn } from '#functions/directory/users/userRow.ts'
import * as contract from '#shared/contracts/auth/users.ts'
import type { Role } from '#shared/permissions.ts'
import { peoplePicked } from './peoplePicked.ts'
import { toPerson } from './person.ts'

/** Who at an agency places business; customer service does not. */
const agentRoles: readonly Role[] = ['Agency Admin', 'Agent', 'Principal Producer']

/** An agency's own people see those of their agency; staff name one, or get the agents of all. */
export const listAgents = implement(contract.listAgents)(async ({ query, actor }) => {
  const agencyId = actor.accountType === 'COWBELL' ? query.agencyId : actor.organizationId
  const found =
    agencyId === undefined
      ? await peoplePicked(
          agentRoles.map((role) => `role:${role}`),
          query,
          ({ enabled }) => enabled,
        )
      : await peoplePicked([`organization:${agencyId}`], query, (row) => {
          const { enabled, role } = seenIn(row, agencyId)
          return enabled && agentRoles.includes(role.id)
        })
  return { ...found, content: found.content.map(toPerson) }
})
