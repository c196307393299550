import type { Stored } from '#functions/_platform/storage/record.ts'
import { defaultTeam } from '#functions/directory/public.ts'
import { type TeamRecord, teamNameKey, teams } from '#functions/directory/store/teams.ts'

/** The teams of an agency, as the table has them. */
export const teamsOf = async (agencyId: string): Promise<readonly Stored<TeamRecord>[]> =>
  teams.byIds((await teams.every({ scopes: [`organization:${agencyId}`] })).map(({ id }) => id))

/** The team of another agency that stands for one: its default for the default, else the one of its name. */
export const sameTeam = async (
  team: Pick<TeamRecord, 'isDefault' | 'name'>,
  agencyId: string,
): Promise<Stored<TeamRecord> | undefined> =>
  (team.isDefault ? await defaultTeam(agencyId) : undefined) ??
  teams.byUnique('name', teamNameKey({ agencyId, name: team.name }))

/** The teams of another agency that stand for some, each once. */
export const sameTeams = async (
  teamIds: readonly string[],
  agencyId: string,
): Promise<readonly Stored<TeamRecord>[]> => {
  const found = await Promise.all((await teams.byIds(teamIds)).map((team) => sameTeam(team, agencyId)))
  const once = new Map(found.flatMap((team) => (team === undefined ? [] : [[team.id, team] as const])))
  return [...once.values()]
}
