import type { Actor } from '#functions/_platform/auth/actor.ts'
import { isPartner, isTheirs, listScopesOf } from '#functions/_platform/auth/relation.ts'
import type { PolicyRow } from '../store/policies.ts'

/** Whose policies are asked for. */
export interface Owners {
  readonly agencyId?: string | undefined
  readonly accountId?: string | undefined
  readonly teamId?: string | undefined
  /** On whose paper: of that only everyone's list has a group. */
  readonly carrierId?: string | undefined
}

/** The lists to read, and what is left to be checked on their rows. */
export interface Reach {
  readonly scopes: readonly string[]
  readonly keeps: (row: PolicyRow) => boolean
  /** Whether a row is the actor's at all, asked for or not; nothing where all of the lists are the actor's own. */
  readonly isTheirs: ((row: PolicyRow) => boolean) | undefined
  /** The lists hold exactly what is asked for and nothing beyond the actor's reach, so that their totals may be told. */
  readonly isExact: boolean
  /** One team's list and nothing else is asked for: a team is one agency's, so all of its rows are the actor's or none. */
  readonly isOfTeam: boolean
}

const isWanted = (row: PolicyRow, { agencyId, accountId, teamId }: Owners): boolean =>
  (agencyId === undefined || row.agencyId === agencyId) &&
  (accountId === undefined || row.accountId === accountId) &&
  (teamId === undefined || row.teamIds.some((each) => each === teamId))

/** The narrowest list that holds what is asked for. */
const narrowest = ({ accountId, teamId, agencyId }: Owners): string | undefined => {
  if (accountId !== undefined) return `account:${accountId}`
  if (teamId !== undefined) return `team:${teamId}`
  return agencyId === undefined ? undefined : `agency:${agencyId}`
}

/** The lists of what the actor may see of what is asked for; a row of a wider list is shown only if it is theirs. */
export const reachOf = (actor: Actor, owners: Owners): Reach => {
  const own = listScopesOf(actor)
  const { agencyId, accountId, teamId, carrierId } = owners
  const asked = carrierId === undefined ? narrowest(owners) : 'all'
  const isOne = [agencyId, accountId, teamId].filter((each) => each !== undefined).length <= 1
  // A partner's own list holds exactly what is theirs, a narrower one what is not.
  const partner = isPartner(actor)
  const scopes = own.length === 0 || asked === undefined || partner ? own : [asked]
  const isNarrower = carrierId !== undefined && narrowest(owners) !== undefined
  return {
    scopes,
    isExact:
      isOne &&
      !isNarrower &&
      !(partner && asked !== undefined) &&
      (own.includes('all') || scopes.every((scope) => own.includes(scope))),
    isOfTeam: isOne && !partner && scopes.length === 1 && asked === `team:${teamId}`,
    isTheirs: scopes.every((scope) => own.includes(scope)) ? undefined : (row) => isTheirs(actor, row),
    keeps: (row) => (partner || isTheirs(actor, row)) && isWanted(row, owners),
  }
}
