import { implement } from '#functions/_platform/http/implement.ts'
import { listMoratoriumPolicies as contract } from '#shared/contracts/policy/moratoriums.ts'
import { isInArea } from '#shared/domain/policy/freezes.ts'
import { isOver } from '#shared/domain/policy/policyStatusGroups.ts'
import { moratoriums } from '../store/moratoriums.ts'
import { policies, policyRowOf } from '../store/policies.ts'
import { policiesGroup } from '../store/policyGroups.ts'

/** Policies that one page looks at. */
const looked = 200

export const listMoratoriumPolicies = implement(contract)(async ({ params, query }) => {
  const moratorium = await moratoriums.require(params.moratoriumId)
  const page = await policies.walk({ scope: 'all', group: policiesGroup, size: looked, after: query.after })
  const read = await policies.byIds(page.ids.map(({ id }) => id))
  const hits = read
    .filter(({ status, firmographicData }) => !isOver(status) && isInArea(firmographicData, moratorium))
    .map((policy) => ({ ...policyRowOf(policy), ...(policy.frozen !== undefined && { frozen: policy.frozen }) }))
  return { hits, looked: read.length, ...(page.cursor !== undefined && { nextToken: page.cursor }) }
})
