import { config } from '#functions/_platform/config/config.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import { monthAt } from '#shared/domain/calendar/months.ts'
import { activeStatuses, premiumStatuses } from '#shared/domain/policy/policyStatusGroups.ts'
import { regionOf } from '#shared/regions/regions.ts'

/** Every binder that is not a policy yet, and every policy. */
export const bindersGroup = 'binders'
export const policiesGroup = 'policies'

/** Policies in their last 90 days that may be renewed. */
export const renewalGroup = 'Open for Renewal'

const binders: readonly PolicyRecord['status'][] = ['BOUND', 'BINDER EXPIRED', 'RESCIND']
export const isBinder = ({ status }: Pick<PolicyRecord, 'status'>): boolean => binders.includes(status)

export const isPaid = ({ paymentStatus }: Pick<PolicyRecord, 'paymentStatus'>): boolean => paymentStatus === 'Paid'

/** The group of binders of a status that are paid, or are not; of active policies that are not. */
export const paymentGroup = (status: PolicyRecord['status'], payment: 'Need Payment' | 'Paid'): string =>
  `${status}|${payment}`

/** The group of policies bound in a month (`2026-11`) whose premium counts. */
export const boundGroup = (month: string): string => `bound|${month}`

/** The month in which a policy was bound, by the region's calendar. */
export const monthBound = ({ boundAt }: Pick<PolicyRecord, 'boundAt'>): string =>
  monthAt(boundAt, regionOf(config.region).timeZone)

const groupsOfPolicy = (policy: PolicyRecord): string[] => [
  policiesGroup,
  policy.status,
  ...(policy.openForRenewal ? [renewalGroup] : []),
  ...(activeStatuses.includes(policy.status) && !isPaid(policy) ? [paymentGroup(policy.status, 'Need Payment')] : []),
  ...(premiumStatuses.includes(policy.status) ? [boundGroup(monthBound(policy))] : []),
]

/**
 * The filters a list can be asked for directly. Those of a binder are few on purpose: binding writes the rows of the quote
 * and of the policy in one transaction.
 */
export const groupsOf = (policy: PolicyRecord): string[] =>
  isBinder(policy)
    ? [bindersGroup, paymentGroup(policy.status, isPaid(policy) ? 'Paid' : 'Need Payment')]
    : groupsOfPolicy(policy)
