import type { Actor } from '#functions/_platform/auth/actor.ts'
import { reachOf } from '../search/reach.ts'
import type { StoredPolicy } from '../store/policies.ts'
import { eachPolicyOf } from './eachPolicyOf.ts'

/**
 * The issued policies in the actor's reach with all that is kept of them, of one partner where it is named, told one by one;
 * answers whether they were all.
 */
export const forPoliciesWhole = async (
  actor: Actor,
  partnerId: string | undefined,
  add: (policy: StoredPolicy) => void,
): Promise<boolean> => {
  const { scopes, keeps } = reachOf(actor, {})
  const lists = partnerId !== undefined && scopes.includes('all') ? [`partner:${partnerId}`] : scopes
  const isAsked = ({ partnerIds }: StoredPolicy) => partnerId === undefined || partnerIds?.includes(partnerId) === true
  return eachPolicyOf(lists, (policy) => void (isAsked(policy) && add(policy)), keeps)
}
