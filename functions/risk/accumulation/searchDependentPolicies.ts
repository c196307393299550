import { listScopesOf } from '#functions/_platform/auth/relation.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { policyRowsFor } from '#functions/policy/public.ts'
import { searchDependentPolicies as contract } from '#shared/contracts/risk/accumulation.ts'
import { dependencies, vendorGroup } from '../store/dependencies.ts'

/** Who reads totals alone has no list of them (decision: least-by-kind). */
export const searchDependentPolicies = implement(contract)(async ({ query, actor }) => {
  const { category, vendor, ...place } = query
  const page = await dependencies.list({
    scopes: listScopesOf(actor),
    group: vendorGroup(category, vendor),
    sort: 'policyId',
    ...place,
  })
  return {
    ...page,
    hits: [
      ...(await policyRowsFor(
        actor,
        page.hits.map(({ policyId }) => policyId),
      )),
    ],
  }
})
