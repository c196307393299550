import { implement } from '#functions/_platform/http/implement.ts'
import { listMoratoriumPolicies as contract } from '#shared/contracts/policy/moratoriums.ts'
import { isInArea } from '#shared/domain/policy/freezes.ts'
import { isOver } from '#shared/domain/policy/policyStatusGroups.ts'
import { moratoriums } from '../store/moratoriums.ts'
import { policies, policyRowOf } from '../store/policies.ts'
import { policiesGroup } from '../store/policyGroups.ts'

/** Policies that one page looks at. */
const looked = 200

/** So far through the book, whose shards each walk ends with. */
const walked = async (after: string | undefined): Promise<{ readonly ids: string[]; readonly cursor?: string }> => {
  const ids: string[] = []
  let cursor = after
  do {
    const page = await policies.walk({ scope: 'all', group: policiesGroup, size: looked - ids.length, after: cursor })
    ids.push(...page.ids.map(({ id }) => id))
    cursor = page.cursor
  } while (cursor !== undefined && ids.length < looked)
  return { ids, ...(cursor !== undefined && { cursor }) }
}

export const listMoratoriumPolicies = implement(contract)(async ({ params, query }) => {
  const moratorium = await moratoriums.require(params.moratoriumId)
  const page = await walked(query.after)
  const read = await policies.byIds(page.ids)
  const hits = read
    .filter(({ status, firmographicData }) => !isOver(status) && isInArea(firmographicData, moratorium))
    .map((policy) => ({ ...policyRowOf(policy), ...(policy.frozen !== undefined && { frozen: policy.frozen }) }))
  return { hits, looked: read.length, ...(page.cursor !== undefined && { nextToken: page.cursor }) }
})
