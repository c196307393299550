import { implement } from '#functions/_platform/http/implement.ts'
import { Problem } from '#functions/_platform/problems/problem.ts'
import { problemSentence } from '#functions/_platform/problems/problemSentence.ts'
import { optOutRenewals as contract } from '#shared/contracts/policy/renewals.ts'
import type { PolicyId } from '#shared/domain/ids/ids.ts'
import { requirePolicy } from '../store/policies.ts'
import { optOut } from './optOut.ts'

export const optOutRenewals = implement(contract)(async ({ body, actor, now }) => {
  const failed: { policyId: PolicyId; detail: string }[] = []
  const policyIds = [...new Set(body.policyIds)]
  for (const policyId of policyIds)
    try {
      await optOut(await requirePolicy(policyId, actor), true, body.reason, { actor, now })
    } catch (error) {
      // A race that was lost is run again, with what is opted out already.
      if (!(error instanceof Problem) || error.code === 'conflict.stale') throw error
      failed.push({ policyId, detail: problemSentence(error.code, error.details.data) })
    }
  return { updated: policyIds.length - failed.length, failed }
})
