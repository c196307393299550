import { searchBinders, searchPolicies } from '#shared/contracts/policy/search.ts'
import { useOperation } from '#web/api/useOperation.ts'

/** The insured's own binders and policies, the latest first; a binder that became a policy is that policy. */
export const useCovers = () => {
  const binders = useOperation(searchBinders, { query: { status: ['BOUND'], size: 20 } })
  const policies = useOperation(searchPolicies, { query: { size: 50 } })
  const retry = () => {
    void binders.refetch()
    void policies.refetch()
  }
  const covers =
    binders.data && policies.data
      ? [
          ...binders.data.hits.filter(({ id }) => !policies.data.hits.some((policy) => policy.id === id)),
          ...policies.data.hits,
        ]
      : undefined
  return { covers, error: binders.error ?? policies.error ?? undefined, retry }
}
