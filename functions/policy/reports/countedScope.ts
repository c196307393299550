import type { Actor } from '#functions/_platform/auth/actor.ts'
import { type Owners, reachOf } from '../search/reach.ts'

/**
 * The one list that holds exactly what is asked for, whose counters know its sums without reading it; undefined where
 * several lists, or a part of one, would have to be added up.
 */
export const countedScope = (actor: Actor, owners: Owners): string | undefined => {
  const { scopes, isExact } = reachOf(actor, owners)
  return isExact && scopes.length === 1 ? scopes[0] : undefined
}
