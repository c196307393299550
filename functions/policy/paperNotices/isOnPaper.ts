import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'

/** Whether the insured of a policy is reached by post alone: no e-mail of theirs is known (rule: notice-on-paper). */
export const isOnPaper = ({ customerEmail = '' }: Pick<PolicyRecord, 'customerEmail'>): boolean => customerEmail === ''
