import { allowedIn, type Lifecycle, mayIn, nextIn, type Transition } from '../quoting/lifecycle.ts'
import type { BinderAction, BinderStatus, PolicyAction, PolicyStatus } from './policyStatus.ts'

/** The life of a binder (decision 25). */
export const binderTransitions = {
  BOUND: { generatePolicy: 'ISSUED', expire: 'BINDER EXPIRED', rescind: 'RESCIND' },
  ISSUED: {},
  'BINDER EXPIRED': {},
  RESCIND: {},
} as const satisfies Lifecycle<BinderStatus, BinderAction>

const beforeCancel = ['IN FORCE', 'ISSUED'] as const

/**
 * The life of a policy (decision 25). Staff with authority cancel without a request; a cancellation in the future is
 * pending until its day, one with effect today is at once. An undone cancellation brings back what the policy was: in
 * force, or issued when it has not started. Only a policy cancelled for non-payment gets a reinstatement period.
 */
export const policyTransitions = {
  ISSUED: {
    start: 'IN FORCE',
    endorse: 'ISSUED',
    requestCancel: 'CANCEL REQUESTED',
    cancel: ['CANCEL PENDING', 'CANCELLED'],
    flatCancel: 'FLAT CANCELLED',
    void: 'VOID',
  },
  'IN FORCE': {
    endorse: 'IN FORCE',
    renew: 'RENEWED',
    expire: 'EXPIRED',
    requestCancel: 'CANCEL REQUESTED',
    cancel: ['CANCEL PENDING', 'CANCELLED'],
    flatCancel: 'FLAT CANCELLED',
    void: 'VOID',
  },
  'CANCEL REQUESTED': {
    cancel: ['CANCEL PENDING', 'CANCELLED'],
    flatCancel: 'FLAT CANCELLED',
    undoCancel: beforeCancel,
    expire: 'EXPIRED',
    void: 'VOID',
  },
  'CANCEL PENDING': {
    completeCancel: 'CANCELLED',
    flatCancel: 'FLAT CANCELLED',
    undoCancel: beforeCancel,
    expire: 'EXPIRED',
    void: 'VOID',
  },
  CANCELLED: { undoCancel: beforeCancel, openReinstatement: 'IN REINSTATEMENT PERIOD', issueErp: 'CANCELLED' },
  'FLAT CANCELLED': { undoCancel: beforeCancel },
  'IN REINSTATEMENT PERIOD': { reinstate: 'IN FORCE', lapse: 'CANCELLED' },
  RENEWED: {},
  EXPIRED: { issueErp: 'EXPIRED' },
  VOID: {},
} as const satisfies Lifecycle<PolicyStatus, PolicyAction>

const binderLifecycle: Lifecycle<BinderStatus, BinderAction> = binderTransitions
const policyLifecycle: Lifecycle<PolicyStatus, PolicyAction> = policyTransitions

export const canBinder = (status: BinderStatus, action: BinderAction): boolean => mayIn(binderLifecycle, status, action)

export const nextBinderStatus = (status: BinderStatus, action: BinderAction): Transition<BinderStatus, BinderAction> =>
  nextIn(binderLifecycle, status, action)

export const canPolicy = (status: PolicyStatus, action: PolicyAction): boolean => mayIn(policyLifecycle, status, action)

export const allowedPolicyActions = (status: PolicyStatus): PolicyAction[] => allowedIn(policyLifecycle, status)

/** The policy's status after `action`; `outcome` says which one where the action has several. */
export const nextPolicyStatus = (
  status: PolicyStatus,
  action: PolicyAction,
  outcome?: PolicyStatus,
): Transition<PolicyStatus, PolicyAction> => nextIn(policyLifecycle, status, action, outcome)
