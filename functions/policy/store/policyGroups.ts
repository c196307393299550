import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'

/** Every binder that is not a policy yet, and every policy. */
export const bindersGroup = 'binders'
export const policiesGroup = 'policies'

/** Policies in their last 90 days that may be renewed. */
export const renewalGroup = 'Open for Renewal'

const binders: readonly PolicyRecord['status'][] = ['BOUND', 'BINDER EXPIRED', 'RESCIND']
export const isBinder = ({ status }: Pick<PolicyRecord, 'status'>): boolean => binders.includes(status)

export const isPaid = ({ paymentStatus }: Pick<PolicyRecord, 'paymentStatus'>): boolean => paymentStatus === 'Paid'

/** The group of binders of a status that are paid, or are not. */
export const binderGroup = (status: PolicyRecord['status'], payment: 'Need Payment' | 'Paid'): string =>
  `${status}|${payment}`

/**
 * The filters a list can be asked for directly. They are few on purpose: binding writes the rows of the quote and of the
 * policy in one transaction.
 */
export const groupsOf = (policy: PolicyRecord): string[] =>
  isBinder(policy)
    ? [bindersGroup, binderGroup(policy.status, isPaid(policy) ? 'Paid' : 'Need Payment')]
    : [policiesGroup, policy.status, ...(policy.openForRenewal ? [renewalGroup] : [])]
