import { implement } from '#functions/_platform/http/implement.ts'
import { agencies } from '#functions/directory/store/agencies.ts'
import type { ListedUser } from '#functions/directory/users/userRow.ts'
import * as contract from '#shared/contracts/account/agencies.ts'
import { agencyScopesOf, ownAgencyId, requireAgency } from './agencyReach.ts'
import { type AgentsQuery, agentsPage } from './agentsPage.ts'

/** The agency of somebody that is looked through: the home where it is one of them. */
const agencyOf = ({ memberships }: ListedUser, agencyIds: AgentsQuery['agencyIds']): string | undefined =>
  memberships.find(
    ({ accountType, organizationId }) =>
      accountType === 'AGENCY' && (agencyIds === 'all' || agencyIds.includes(organizationId)),
  )?.organizationId

export const searchAgencyAgents = implement(contract.searchAgencyAgents)(async ({ query, actor }) => {
  const named = query.agencyId ?? ownAgencyId(actor)
  const scopes = agencyScopesOf(actor)
  const agencyIds =
    named !== undefined
      ? [(await requireAgency(named, actor)).id]
      : scopes.includes('all')
        ? ('all' as const)
        : (await agencies.every({ scopes })).map(({ id }) => id)
  const found = await agentsPage({ agencyIds, ...query })
  const rows = found.content.flatMap((person) => {
    const id = agencyOf(person, agencyIds)
    return id === undefined ? [] : [{ person, id }]
  })
  const names = new Map(
    (await agencies.byIds([...new Set(rows.map(({ id }) => id))])).map(({ id, name }) => [id, name]),
  )
  return {
    ...found,
    content: rows.flatMap(({ person: { firstName, lastName, email, phone }, id }) => {
      const retailAgencyName = names.get(id)
      return retailAgencyName === undefined
        ? []
        : [{ retailAgencyName, firstName, lastName, email, ...(phone && { phone }), wholesaleId: id }]
    }),
  }
})
