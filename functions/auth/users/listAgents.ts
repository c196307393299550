import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/auth/users.ts'
import type { Role } from '#shared/permissions.ts'
import { allOf } from '../store/listed.ts'
import { users } from '../store/users.ts'
import { numberedPage } from './numberedPage.ts'
import { seenIn } from './userRow.ts'
import { toPerson, userTexts } from './userTexts.ts'

/** Who at an agency places business; customer service does not. */
const agentRoles: readonly Role[] = ['Agency Admin', 'Agent', 'Principal Producer']

/** An agency's own people see those of their agency; staff name one, or get the agents of all. */
export const listAgents = implement(contract.listAgents)(async ({ query, actor }) => {
  const agencyId = actor.accountType === 'COWBELL' ? query.agencyId : actor.organizationId
  const scopes = agencyId === undefined ? agentRoles.map((role) => `role:${role}`) : [`organization:${agencyId}`]
  const rows = (await allOf(users, scopes))
    .map((row) => (agencyId === undefined ? row : seenIn(row, agencyId)))
    .filter(({ enabled, role }) => enabled && (agencyId === undefined || agentRoles.includes(role.id)))
  const page = numberedPage(rows, userTexts, query)
  return { ...page, content: page.content.map(toPerson) }
})
