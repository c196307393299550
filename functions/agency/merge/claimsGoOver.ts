import type { Chunk } from '#functions/_platform/jobs/defineJob.ts'
import { claimsOfAgencyGoOver } from '#functions/claims/public.ts'
import { defaultTeam } from '#functions/directory/public.ts'
import { AgencyId, TeamId } from '#shared/domain/ids/ids.ts'
import type { Going } from './goInto.ts'

/** Claims that somebody still works on are the other's, whatever has become of their policies: nobody of the one would see them. */
export const claimsGoOver = async ({ from, into, after, now }: Going): Promise<Chunk> => {
  const team = await defaultTeam(into.id)
  const to = { agencyId: AgencyId.parse(into.id), teamIds: team === undefined ? [] : [TeamId.parse(team.id)] }
  return claimsOfAgencyGoOver({ from: from.id, to }, { after, now })
}
