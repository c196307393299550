import type { PolicyRecord } from '#functions/policy/public.ts'
import type { PolicyTransaction } from '#shared/domain/policy/policyTransaction.ts'

/** Whether a transaction is invoiced, or credited: what moves no money is neither. */
export const isInvoiced = ({ money }: Pick<PolicyTransaction, 'money'>): boolean => money.total !== 0

/** What of a policy has an invoice of its own, or a credit: an agency that is billed has one document a month. */
export const invoicedOn = ({
  agencyBilled,
  transactions,
}: Pick<PolicyRecord, 'agencyBilled' | 'transactions'>): readonly PolicyTransaction[] =>
  agencyBilled ? [] : transactions.filter(isInvoiced)
