import { implement } from '#functions/_platform/http/implement.ts'
import { getPolicyRevisionDiff as contract } from '#shared/contracts/policy/revisions.ts'
import { changesBetween } from '#shared/domain/policy/policyLeaves.ts'
import { termsAt } from '#shared/domain/policy/policyStack.ts'
import { requirePolicy } from '../store/policies.ts'

export const getPolicyRevisionDiff = implement(contract)(async ({ params, query, actor, fail }) => {
  const { transactions } = await requirePolicy(params.policyId, actor)
  const last = transactions.at(-1)?.revision ?? 0
  const to = query.to ?? last
  const from = query.from ?? to - 1
  if (to > last || from > last) return fail('policy.revisionNotFound')
  const after = (revision: number) => termsAt(transactions.filter((each) => each.revision <= revision))
  return changesBetween(after(from), after(to))
})
