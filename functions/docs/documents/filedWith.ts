import type { PolicyRecord } from '#functions/policy/public.ts'
import type { DocumentRecord } from '../store/documents.ts'

/** With what a policy's document is filed: whose it is, as the policy is. */
export const filedWith = (policy: PolicyRecord) =>
  ({
    accountId: policy.accountId,
    agencyId: policy.agencyId,
    teamIds: policy.teamIds,
    ...(policy.partnerIds && { partnerIds: policy.partnerIds }),
    ...(policy.quoteId !== undefined && { quoteId: policy.quoteId }),
    policyId: policy.id,
    productType: policy.productType,
  }) satisfies Partial<DocumentRecord>
