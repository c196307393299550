import type { PolicyRevision } from '#shared/contracts/policy/policyParts.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'

/** The policy with one more revision. */
export const revised = (
  policy: PolicyRecord,
  type: PolicyRevision['type'],
  status: PolicyRevision['status'],
  more: Pick<PolicyRevision, 'created' | 'createdBy' | 'effectiveDate' | 'premium'>,
): PolicyRecord => ({
  ...policy,
  revisions: [...policy.revisions, { revision: policy.revisions.length + 1, type, status, ...more }],
})
