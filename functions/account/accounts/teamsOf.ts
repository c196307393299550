import type { Actor } from '#functions/_platform/auth/actor.ts'
import type { ProblemError } from '#shared/contract/problems.ts'
import type { Team } from '#shared/contracts/account/account.ts'

/** A team-bound agent puts accounts into the own teams alone, and into one at least, or could not see them again. */
export const teamProblems = (actor: Actor, teams: readonly Team[]): ProblemError[] => {
  if (actor.accountType !== 'AGENCY' || actor.realm !== 'TEAM') return []
  if (teams.length === 0) return [{ path: ['teams'], detail: 'Please select a Team' }]
  return teams.flatMap((team, index) =>
    actor.teamIds.includes(team.id)
      ? []
      : [{ path: ['teams', index], detail: 'Please select a valid Team, current option is not valid.' }],
  )
}
