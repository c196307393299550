import { isInRenewalWindow } from './policyDates.ts'
import type { BinderStatus, PolicyStatus } from './policyStatus.ts'

/** Status filters of the POLICIES tab (quoting-and-servicing, section 2). */
export const policyStatusGroups = {
  Active: ['ISSUED', 'IN FORCE', 'IN REINSTATEMENT PERIOD'],
  Cancellations: ['CANCEL REQUESTED', 'CANCEL PENDING', 'CANCELLED', 'FLAT CANCELLED'],
  Inactive: ['RENEWED', 'EXPIRED', 'VOID'],
} as const satisfies Record<string, readonly PolicyStatus[]>

export type PolicyStatusGroup = keyof typeof policyStatusGroups

export const policyStatusGroupOf = (status: PolicyStatus): PolicyStatusGroup =>
  (Object.keys(policyStatusGroups) as PolicyStatusGroup[]).find((group) =>
    policyStatusGroups[group].some((member) => member === status),
  ) ?? 'Inactive'

/** Status filters of the BINDERS tab (same section). */
export const binderStatusGroups = {
  Bound: ['BOUND'],
  Rescinded: ['RESCIND'],
  'Binder Expired': ['BINDER EXPIRED'],
} as const satisfies Record<string, readonly BinderStatus[]>

export type BinderStatusGroup = keyof typeof binderStatusGroups

/** The type filter 'Open for Renewal': in force, and the term ends within 90 days. */
export const isOpenForRenewal = (
  policy: { readonly status: PolicyStatus; readonly endDate: string; readonly renewalOptOut?: boolean },
  today: string,
): boolean => policy.status === 'IN FORCE' && policy.renewalOptOut !== true && isInRenewalWindow(policy.endDate, today)

/** Statuses counted as active (quoting-and-servicing, section 4, Aggregation rules). */
export const activeStatuses: readonly string[] = [
  'IN FORCE',
  'ISSUED',
  'CANCEL REQUESTED',
  'CANCEL PENDING',
  'IN REINSTATEMENT PERIOD',
]

/** Statuses whose premium is summed (same rules). */
export const premiumStatuses: readonly string[] = [...activeStatuses, 'CANCELLED', 'CANCEL TRANSACTION']

/** Statuses whose limits are summed (same rules). */
export const limitStatuses: readonly string[] = ['IN FORCE', 'BOUND', 'ISSUED', 'ACTIVE']
