import type { PolicySummary } from '#shared/contracts/policy/policy.ts'
import { activeStatuses } from '#shared/domain/policy/policyStatusGroups.ts'

/** Whether money is still due on a policy that stands; a binder is billed when its policy is issued. */
export const isOwing = ({ status, paymentStatus }: Pick<PolicySummary, 'status' | 'paymentStatus'>): boolean =>
  activeStatuses.includes(status) && paymentStatus !== 'Paid' && paymentStatus !== 'Processed'
