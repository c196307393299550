import type { Actor } from '#functions/_platform/auth/actor.ts'
import { looksAfter } from '#functions/_platform/auth/relation.ts'
import { accounts } from '../store/accounts.ts'
import { listScopes } from './listScopes.ts'

/** A page of the accounts in the actor's reach by name, for services that tell something of each. */
export const accountPage = async (
  actor: Actor,
  page: { readonly size: number; readonly after?: string | undefined; readonly before?: string | undefined },
) => {
  const { scopes, agencyId } = await listScopes(actor, {})
  const found = await accounts.list({ scopes, sort: 'name', descending: false, ...page })
  const hits = found.hits.filter(
    (hit) => (agencyId === undefined || hit.agencyId === agencyId) && looksAfter(actor, hit.agencyId),
  )
  return { ...found, hits }
}
