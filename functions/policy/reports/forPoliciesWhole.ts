import type { Actor } from '#functions/_platform/auth/actor.ts'
import { reachOf } from '../search/reach.ts'
import { policies, type StoredPolicy } from '../store/policies.ts'
import { policiesGroup } from '../store/policyGroups.ts'

const pageSize = 500
/** Reads stop here: a report of more policies than this is the warehouse's work. */
const mostPages = 40

/** The issued policies in the actor's reach with all that is kept of them, of one partner where it is named, told one by one. */
export const forPoliciesWhole = async (
  actor: Actor,
  partnerId: string | undefined,
  add: (policy: StoredPolicy) => void,
): Promise<void> => {
  const { scopes, keeps } = reachOf(actor, {})
  const lists = partnerId !== undefined && scopes.includes('all') ? [`partner:${partnerId}`] : scopes
  let after: string | undefined
  for (let pages = 0; pages < mostPages; pages += 1) {
    const page = await policies.list({ scopes: lists, group: [policiesGroup], size: pageSize, after })
    const records = await policies.byIds(page.hits.filter(keeps).map(({ id }) => id))
    for (const policy of records)
      if (partnerId === undefined || policy.partnerIds?.includes(partnerId) === true) add(policy)
    after = page.nextToken
    if (after === undefined) return
  }
}
