import { type PolicyRow, policies, type StoredPolicy } from '../store/policies.ts'
import { policiesGroup } from '../store/policyGroups.ts'

const pageSize = 500
/** Reads stop here, and it is told: a report of more policies than this is the warehouse's work. */
const mostPages = 40

/** The issued policies of some lists with all that is kept of them, told one by one; answers whether they were all. */
export const eachPolicyOf = async (
  scopes: readonly string[],
  add: (policy: StoredPolicy) => void,
  keeps: (row: PolicyRow) => boolean = () => true,
): Promise<boolean> => {
  let after: string | undefined
  for (let pages = 0; pages < mostPages; pages += 1) {
    const page = await policies.list({ scopes, group: [policiesGroup], size: pageSize, after })
    for (const policy of await policies.byIds(page.hits.filter(keeps).map(({ id }) => id))) add(policy)
    after = page.nextToken
    if (after === undefined) return true
  }
  return false
}
