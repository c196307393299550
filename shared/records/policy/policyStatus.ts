import type { Tone } from '../tone.ts'

/**
 * Statuses of a policy from the day it is bound, as on the wire (quoting-and-servicing, section 4; rule: policy-life). It is a
 * binder until it is issued.
 */
export const coverStatusTones = {
  BOUND: { tone: 'bound' },
  ISSUED: { tone: 'bound' },
  'BINDER EXPIRED': { tone: 'ended' },
  RESCIND: { tone: 'refused' },
  'IN FORCE': { tone: 'active' },
  'CANCEL REQUESTED': { tone: 'referred' },
  'CANCEL PENDING': { tone: 'referred' },
  CANCELLED: { tone: 'refused' },
  'FLAT CANCELLED': { tone: 'refused' },
  'IN REINSTATEMENT PERIOD': { tone: 'referred' },
  RENEWED: { tone: 'active' },
  EXPIRED: { tone: 'ended' },
  VOID: { tone: 'refused' },
} as const satisfies Record<string, { readonly tone: Tone }>

export type CoverStatus = keyof typeof coverStatusTones

export const coverStatuses = Object.keys(coverStatusTones) as [CoverStatus, ...CoverStatus[]]

/** Statuses of a binder that is not a policy, or never becomes one. */
export const binderStatuses = ['BOUND', 'BINDER EXPIRED', 'RESCIND'] as const satisfies readonly CoverStatus[]
export type BinderStatus = (typeof binderStatuses)[number]

/** Statuses of an issued policy. */
export type PolicyStatus = Exclude<CoverStatus, BinderStatus>

export const isBinderStatus = (status: CoverStatus): status is BinderStatus =>
  binderStatuses.some((each) => each === status)

export const policyStatuses = coverStatuses.filter((status): status is PolicyStatus => !isBinderStatus(status))

/** Marks of a single revision of a policy; the policy itself keeps its own status (rule: policy-life). */
export const revisionStatuses = ['ACTIVE', 'VOID TRANSACTION', 'CANCEL TRANSACTION'] as const
