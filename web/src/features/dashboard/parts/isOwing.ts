import type { PolicySummary } from '#shared/contracts/policy/policy.ts'
import { activeStatuses } from '#shared/domain/policy/policyStatusGroups.ts'

/** Whether money is still due on a policy that stands, or that is bound. */
export const isOwing = ({ status, paymentStatus }: Pick<PolicySummary, 'status' | 'paymentStatus'>): boolean =>
  (status === 'BOUND' || activeStatuses.includes(status)) && paymentStatus !== 'Paid' && paymentStatus !== 'Processed'
