import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'

/** Whether the insured of a policy is given notice by post: somebody said so, or no e-mail is known (rule: notice-on-paper). */
export const isOnPaper = ({
  customerEmail = '',
  noticesByPost = false,
}: Pick<PolicyRecord, 'customerEmail' | 'noticesByPost'>): boolean => noticesByPost || customerEmail === ''
