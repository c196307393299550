import type { Actor } from '#functions/_platform/auth/actor.ts'
import { accountScopesOf, looksAfter } from '#functions/_platform/auth/relation.ts'
import { isTeamInReach } from '#functions/directory/public.ts'

interface Narrowing {
  readonly agencyId?: string | undefined
  readonly teamId?: string | undefined
}

/** Where to look for accounts, and the agency every hit must belong to. */
export interface AccountScopes {
  readonly scopes: readonly string[]
  readonly agencyId?: string | undefined
}

/**
 * The lists that hold the actor's accounts, narrowed to an agency and a team. Staff may name any that they look after;
 * an agency's people only their own agency and its teams, and those bound to teams only their own teams. A team's list may hold what another agency put there by
 * mistake: hits are kept to the agency.
 */
export const listScopes = async (actor: Actor, { agencyId, teamId }: Narrowing): Promise<AccountScopes> => {
  const mine = accountScopesOf(actor)
  const isStaff = actor.workflow === undefined && actor.accountType === 'COWBELL'
  if (!isStaff && actor.accountType !== 'AGENCY') return { scopes: mine }
  if (!isStaff && agencyId !== undefined && agencyId !== actor.organizationId) return { scopes: [] }
  if (isStaff && agencyId !== undefined && !looksAfter(actor, agencyId)) return { scopes: [] }
  const agency = isStaff ? agencyId : actor.organizationId
  if (teamId === undefined)
    return { scopes: isStaff && agencyId !== undefined ? [`agency:${agencyId}`] : mine, agencyId: agency }
  return { scopes: (await isTeamInReach(teamId, actor)) ? [`team:${teamId}`] : [], agencyId: agency }
}
