import { implement } from '#functions/_platform/http/implement.ts'
import { Problem } from '#functions/_platform/problems/problem.ts'
import { problemSentence } from '#functions/_platform/problems/problemSentence.ts'
import type { ResponseOf } from '#shared/contract/operation.ts'
import { optOutRenewals as contract } from '#shared/contracts/policy/renewals.ts'
import { mustBeTheirsToGive, mustSayWhy } from '../reports/policyReasons.ts'
import { requirePolicy } from '../store/policies.ts'
import { optOut } from './optOut.ts'

export const optOutRenewals = implement(contract)(async ({ body, actor, now }) => {
  const failed: ResponseOf<typeof contract>['failed'] = []
  const { reason, note } = body
  mustBeTheirsToGive('optout', reason, actor)
  mustSayWhy({ reason, note })
  const policyIds = [...new Set(body.policyIds)]
  for (const policyId of policyIds) {
    let policyNumber: string | undefined
    try {
      const policy = await requirePolicy(policyId, actor)
      policyNumber = policy.policyNumber
      await optOut(policy, { optOut: true, reason, note }, { actor, now })
    } catch (error) {
      // A race that was lost is run again, with what is opted out already.
      if (!(error instanceof Problem) || error.code === 'conflict.stale') throw error
      failed.push({
        policyId,
        ...(policyNumber !== undefined && { policyNumber }),
        detail: problemSentence(error.code, error.details.data),
      })
    }
  }
  return { updated: policyIds.length - failed.length, failed }
})
