import { fail } from '#functions/_platform/problems/problem.ts'
import { teamsOfAgency } from '#functions/directory/public.ts'

/** Refuses teams that are not the selling agency's own: another agency's team would see the quote. */
export const demandTeams = async (agencyId: string, teamIds: readonly string[] = []): Promise<void> => {
  if (teamIds.length === 0) return
  const own = new Set<string>((await teamsOfAgency(agencyId, teamIds)).map(({ id }) => id))
  const errors = teamIds.flatMap((id, index) =>
    own.has(id)
      ? []
      : [{ path: ['teamIds', index], detail: 'Please select a valid Team, current option is not valid.' }],
  )
  if (errors.length > 0) fail('team.notFound', { errors })
}
