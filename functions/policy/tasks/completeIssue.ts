import { z } from 'zod'
import type { Task } from '#functions/_platform/events/worker.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import type { PolicyDocuments } from '#shared/contracts/policy/policyParts.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import { DocumentId } from '#shared/domain/ids/ids.ts'
import { afterAction } from '../lifecycle/policyAction.ts'
import { savePolicy } from '../lifecycle/savePolicy.ts'
import { policies } from '../store/policies.ts'
import { isBinder } from '../store/policyGroups.ts'
import type { IssueInput } from '../workflows/issuePolicy.ts'

/** What the branches of the workflow answered: the policy's document, the binder's, the invoice. */
const Made = z.object({ docId: DocumentId }).partial()

const documentsOf = (parts: readonly unknown[]): PolicyDocuments => {
  const [policyDocId, binderDocId] = parts.map((part) => Made.safeParse(part).data?.docId)
  return {
    state: policyDocId !== undefined && binderDocId !== undefined ? 'ready' : 'failed',
    ...(policyDocId !== undefined && { policyDocId }),
    ...(binderDocId !== undefined && { binderDocId }),
  }
}

/** The policy that is renewed knows by which, so that its end is a renewal and it is no longer offered one, whatever was said before. */
const renewedWrites = async ({ id, renewsPolicyId }: PolicyRecord): Promise<Write[]> => {
  const renewed = renewsPolicyId === undefined ? undefined : await policies.byId(renewsPolicyId)
  if (renewed === undefined) return []
  const { renewalOptOutReason: _, optedOutAt: __, ...rest } = renewed
  const after = { ...rest, renewedByPolicyId: id, openForRenewal: false, renewalOptOut: false }
  return [policies.update(renewed, after)]
}

/** Issues the policy: the binder is a policy now, and the world is told once. */
export const completeIssue: Task = async (
  { policyId, quoteId, parts }: IssueInput & { readonly parts: readonly unknown[] },
  { now },
) =>
  retryStale(async () => {
    const policy = await policies.require(policyId)
    if (!isBinder(policy)) return { status: policy.status }
    const issued = afterAction(policy, 'generatePolicy', now, { issuedAt: now, documents: documentsOf(parts) })
    await savePolicy(policy, issued, {
      writes: await renewedWrites(policy),
      events: [{ name: 'policy.issued', detail: { policyId, ...(quoteId !== undefined && { quoteId }) } }],
    })
    return { status: issued.status }
  })
