import type { Stored } from '#functions/_platform/storage/record.ts'
import { type AgentOfAgency, agentOfAgency, contactAsAgent, defaultTeam } from '#functions/directory/public.ts'
import type { AgencyRecord } from '#functions/directory/store/agencies.ts'
import type { TeamRecord } from '#functions/directory/store/teams.ts'
import { sameTeams } from './sameTeams.ts'

/** Who has something at an agency, and its teams. */
export interface Place {
  readonly agent: AgentOfAgency
  readonly teams: readonly Stored<TeamRecord>[]
}

/** As it was had at the one: by the same agent where they work at the other by now, in teams of the same names. */
export const placeIn = async (
  into: AgencyRecord,
  { agentEmail = '', teams }: { readonly agentEmail?: string | undefined; readonly teams: readonly { id: string }[] },
): Promise<Place> => {
  const agent = (await agentOfAgency(into, agentEmail)) ?? contactAsAgent(into)
  const same = await sameTeams(
    teams.map(({ id }) => id),
    into.id,
  )
  const standard = same.length === 0 ? await defaultTeam(into.id) : undefined
  return { agent, teams: standard === undefined ? same : [standard] }
}
