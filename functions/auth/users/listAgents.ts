import type { Actor } from '#functions/_platform/auth/actor.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { seenIn } from '#functions/directory/users/userRow.ts'
import * as contract from '#shared/contracts/auth/users.ts'
import type { Role } from '#shared/permissions.ts'
import { organizationsInCharge } from '../organizations/inCharge.ts'
import { peoplePicked } from './peoplePicked.ts'
import { toPerson } from './person.ts'

/** Who at an agency places business; customer service does not. */
const agentRoles: readonly Role[] = ['Agency Admin', 'Agent', 'Principal Producer']

/** Of an agency that is named and in the actor's charge; else those of the own one, and for staff of all. */
const agencyOf = async (actor: Actor, named: string | undefined): Promise<string | undefined> => {
  if (actor.accountType === 'COWBELL') return named
  return named !== undefined && (await organizationsInCharge(actor)).has(named) ? named : actor.organizationId
}

export const listAgents = implement(contract.listAgents)(async ({ query, actor }) => {
  const agencyId = await agencyOf(actor, query.agencyId)
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
