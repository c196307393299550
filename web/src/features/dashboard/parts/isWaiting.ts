import type { PolicySummary } from '#shared/contracts/policy/policy.ts'
import { activeStatuses } from '#shared/domain/policy/policyStatusGroups.ts'

/** Whether cover that stands waits for something that did not come by its day. */
export const isWaiting = ({ status, overdue }: Pick<PolicySummary, 'status' | 'overdue'>): boolean =>
  overdue === true && (status === 'BOUND' || activeStatuses.includes(status))
