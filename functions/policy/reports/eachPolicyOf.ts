import { type PolicyRow, policies, type StoredPolicy } from '../store/policies.ts'
import { policiesGroup } from '../store/policyGroups.ts'

const pageSize = 500
/** Reads stop here, and it is told: a report of more policies than this is the warehouse's work. */
const mostPages = 40

interface PageOfIssued {
  readonly policies: readonly StoredPolicy[]
  readonly nextToken?: string | undefined
}

/** The next issued policies of some lists with all that is kept of them. */
export const issuedPage = async (
  scopes: readonly string[],
  {
    after,
    keeps = () => true,
    size,
  }: {
    readonly after: string | undefined
    readonly keeps?: (row: PolicyRow) => boolean
    readonly size: number
  },
): Promise<PageOfIssued> => {
  const { hits, nextToken } = await policies.list({ scopes, group: [policiesGroup], size, after })
  return { policies: await policies.byIds(hits.filter(keeps).map(({ id }) => id)), nextToken }
}

/** The issued policies of an account. */
export const issuedOfAccount = async (accountId: string): Promise<readonly StoredPolicy[]> => {
  const rows = await policies.every({ scopes: [`account:${accountId}`], group: policiesGroup })
  return policies.byIds(rows.map(({ id }) => id))
}

/** How many issued policies some lists have, seconds behind at most. */
export const issuedCount = async (scopes: readonly string[]): Promise<number> =>
  (await policies.count(scopes, policiesGroup)).count

/** The issued policies of some lists with all that is kept of them, told one by one; answers whether they were all. */
export const eachPolicyOf = async (
  scopes: readonly string[],
  add: (policy: StoredPolicy) => void,
  keeps?: (row: PolicyRow) => boolean,
): Promise<boolean> => {
  let after: string | undefined
  for (let pages = 0; pages < mostPages; pages += 1) {
    const page = await issuedPage(scopes, { size: pageSize, after, ...(keeps && { keeps }) })
    for (const policy of page.policies) add(policy)
    after = page.nextToken
    if (after === undefined) return true
  }
  return false
}
