/** Statuses of a binder (quoting-and-servicing, section 4; decision 25). */
export const binderStatuses = ['BOUND', 'ISSUED', 'BINDER EXPIRED', 'RESCIND'] as const
export type BinderStatus = (typeof binderStatuses)[number]

/** Statuses of a policy (quoting-and-servicing, section 4; decision 25). */
export const policyStatuses = [
  'ISSUED',
  'IN FORCE',
  'CANCEL REQUESTED',
  'CANCEL PENDING',
  'CANCELLED',
  'FLAT CANCELLED',
  'IN REINSTATEMENT PERIOD',
  'RENEWED',
  'EXPIRED',
  'VOID',
] as const
export type PolicyStatus = (typeof policyStatuses)[number]

/** Marks of a single revision of a policy; the policy itself keeps its own status (decision 25). */
export const revisionStatuses = ['ACTIVE', 'VOID TRANSACTION', 'CANCEL TRANSACTION'] as const
export type RevisionStatus = (typeof revisionStatuses)[number]

export type BinderAction = 'generatePolicy' | 'expire' | 'rescind'

export type PolicyAction =
  | 'start'
  | 'endorse'
  | 'requestCancel'
  | 'cancel'
  | 'completeCancel'
  | 'flatCancel'
  | 'undoCancel'
  | 'openReinstatement'
  | 'reinstate'
  | 'lapse'
  | 'renew'
  | 'expire'
  | 'void'
  | 'issueErp'
