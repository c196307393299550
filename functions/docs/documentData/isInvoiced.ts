import type { PolicyTransaction } from '#shared/domain/policy/policyTransaction.ts'

/** Whether a transaction is invoiced, or credited: what moves no money is neither. */
export const isInvoiced = ({ money }: Pick<PolicyTransaction, 'money'>): boolean => money.total !== 0
