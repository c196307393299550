import type { Actor } from '#functions/_platform/auth/actor.ts'
import type { NumberedPage } from '#functions/_platform/storage/numberedPage.ts'
import { isFoundBy } from '#functions/_platform/storage/words.ts'
import { teams } from '#functions/directory/store/teams.ts'
import { isSearch } from '#shared/domain/text/search.ts'

interface ListedTeam {
  readonly id: string
  readonly name: string
  readonly isDefault: boolean
}

/** Teams read of one agency. */
const mostTeams = 200

interface TeamQuery {
  readonly search?: string | undefined
  readonly sort?: string | undefined
  readonly page: number
  readonly size: number
}

/** A page of a list of teams by name, or of those that a search finds. */
export const teamPage = (scope: string, { search, sort, page, size }: TeamQuery): Promise<NumberedPage<ListedTeam>> =>
  isSearch(search)
    ? teams.searchPage({ scopes: [scope], text: search, page, size })
    : teams.page({ scope, sort: 'name', descending: sort === '-name', page, size })

/** A page of the own teams of a team-bound agent, who is in few. */
const ownTeamPage = async (
  { teamIds, organizationId }: Actor,
  { search, sort, page, size }: TeamQuery,
): Promise<NumberedPage<ListedTeam>> => {
  const own = (await teams.byIds(teamIds))
    .filter(({ agencyId, name }) => agencyId === organizationId && isFoundBy({ search, text: name }))
    .sort((a, b) => a.name.localeCompare(b.name))
  if (sort === '-name') own.reverse()
  const content = own
    .slice(page * size, (page + 1) * size)
    .map(({ id, name, isDefault }): ListedTeam => ({ id, name, isDefault }))
  return { content, totalElements: own.length, size, number: page }
}

/** A page of the teams of the agencies that a member of staff is assigned to, which are few. */
const assignedTeamPage = async (agencyIds: readonly string[], query: TeamQuery): Promise<NumberedPage<ListedTeam>> => {
  const whole = { ...query, page: 0, size: mostTeams }
  const lists = await Promise.all(agencyIds.map((id) => teamPage(`organization:${id}`, whole)))
  const found = lists.flatMap(({ content }) => content).sort((a, b) => a.name.localeCompare(b.name))
  const content = found.slice(query.page * query.size, (query.page + 1) * query.size)
  return { content, totalElements: found.length, size: query.size, number: query.page }
}

/** The teams the actor sees: staff those of all agencies or of those they are assigned to, an agency its own, a team-bound agent the own ones. */
export const teamsInReach = async (actor: Actor, query: TeamQuery): Promise<NumberedPage<ListedTeam>> => {
  if (actor.accountType === 'COWBELL')
    return actor.agencyIds === undefined ? teamPage('all', query) : assignedTeamPage(actor.agencyIds, query)
  if (actor.accountType !== 'AGENCY') return { content: [], totalElements: 0, size: query.size, number: query.page }
  return actor.realm === 'ACCOUNT' ? teamPage(`organization:${actor.organizationId}`, query) : ownTeamPage(actor, query)
}
