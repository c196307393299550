import type { BinderStatus, CoverStatus, PolicyStatus } from '#shared/records/policy/policyStatus.ts'

/** Status filters of the POLICIES tab (quoting-and-servicing, section 2). */
export const policyStatusGroups = {
  Active: ['ISSUED', 'IN FORCE', 'IN REINSTATEMENT PERIOD'],
  Cancellations: ['CANCEL REQUESTED', 'CANCEL PENDING', 'CANCELLED', 'FLAT CANCELLED'],
  Inactive: ['RENEWED', 'EXPIRED', 'VOID'],
} as const satisfies Record<string, readonly PolicyStatus[]>

export type PolicyStatusGroup = keyof typeof policyStatusGroups

/** Status filters of the BINDERS tab (same section). */
export const binderStatusGroups = {
  Bound: ['BOUND'],
  Rescinded: ['RESCIND'],
  'Binder Expired': ['BINDER EXPIRED'],
} as const satisfies Record<string, readonly BinderStatus[]>

export type BinderStatusGroup = keyof typeof binderStatusGroups

/** Statuses counted as active (quoting-and-servicing, section 4, Aggregation rules). */
export const activeStatuses: readonly string[] = [
  'IN FORCE',
  'ISSUED',
  'CANCEL REQUESTED',
  'CANCEL PENDING',
  'IN REINSTATEMENT PERIOD',
]

/** Statuses of policies that never were cover: voided, or cancelled from their first day. */
export const neverCover: readonly CoverStatus[] = ['FLAT CANCELLED', 'VOID']

const neverStatuses: readonly string[] = [...neverCover, 'BINDER EXPIRED', 'RESCIND']
const overStatuses: readonly string[] = [...neverStatuses, 'CANCELLED', 'EXPIRED', 'RENEWED']

/** Whether a policy of this status has no cover to come any more. */
export const isOver = (status: CoverStatus): boolean => overStatuses.includes(status)

/** What of a cancellation says whether anything was covered. */
interface Ended {
  readonly status: CoverStatus
  readonly cancellation?: { readonly flat?: boolean | undefined } | undefined
}

/** Whether a policy counts as if it had never been: one cancelled as of its first day never ran (decision: first-day-is-flat). */
export const hasNeverCovered = ({ status, cancellation }: Ended): boolean =>
  neverStatuses.includes(status) || (status === 'CANCELLED' && cancellation?.flat === true)

/** Statuses whose premium is summed (same rules). */
export const premiumStatuses: readonly string[] = [...activeStatuses, 'CANCELLED', 'CANCEL TRANSACTION']

/** Statuses whose limits are summed (same rules). */
export const limitStatuses: readonly string[] = ['IN FORCE', 'BOUND', 'ISSUED', 'ACTIVE']
