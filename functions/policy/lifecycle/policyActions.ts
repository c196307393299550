import { fail } from '#functions/_platform/http/problem.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import {
  type BinderAction,
  type BinderStatus,
  binderStatuses,
  type PolicyAction,
  type PolicyStatus,
  policyStatuses,
} from '#shared/domain/policy/policyStatus.ts'
import {
  allowedPolicyActions,
  binderTransitions,
  nextBinderStatus,
  nextPolicyStatus,
} from '#shared/domain/policy/policyTransitions.ts'
import { isBinder } from '../store/policyGroups.ts'

type Changes = Partial<Omit<PolicyRecord, 'id' | 'policyNumber' | 'status'>>

const binderStatusOf = ({ status }: PolicyRecord): BinderStatus | undefined =>
  binderStatuses.find((each) => each === status)

const policyStatusOf = ({ status }: PolicyRecord): PolicyStatus | undefined =>
  policyStatuses.find((each) => each === status)

/** What can be done with a binder or policy now, by the table of its lifecycle. */
export const allowedActions = (policy: PolicyRecord): readonly (BinderAction | PolicyAction)[] => {
  const binder = binderStatusOf(policy)
  if (isBinder(policy) && binder !== undefined) return Object.keys(binderTransitions[binder]) as BinderAction[]
  const status = policyStatusOf(policy)
  return status === undefined ? [] : allowedPolicyActions(status)
}

/** The refusal of a step: what the policy is, and what can be done with it now. */
export const notAllowed = (policy: PolicyRecord): never =>
  fail('policy.notAllowed', {
    data: { status: policy.status, allowed: allowedActions(policy).join(', ') || 'nothing' },
  })

const moved = (policy: PolicyRecord, status: PolicyRecord['status'], now: string, changes: Changes): PolicyRecord => ({
  ...policy,
  ...changes,
  status,
  lastUpdated: now,
})

/** The binder after a step of its lifecycle; refused with `policy.notAllowed` where the table does not list the step. */
export const afterBinderAction = (
  policy: PolicyRecord,
  action: BinderAction,
  now: string,
  changes: Changes = {},
): PolicyRecord => {
  const status = binderStatusOf(policy)
  const next = status === undefined ? undefined : nextBinderStatus(status, action)
  return next?.ok ? moved(policy, next.status, now, changes) : notAllowed(policy)
}

/** The policy after a step of its lifecycle, likewise; `outcome` picks among the step's outcomes. */
export const afterPolicyAction = (
  policy: PolicyRecord,
  action: PolicyAction,
  now: string,
  changes: Changes = {},
  outcome?: PolicyStatus,
): PolicyRecord => {
  const status = policyStatusOf(policy)
  const next = status === undefined ? undefined : nextPolicyStatus(status, action, outcome)
  return next?.ok ? moved(policy, next.status, now, changes) : notAllowed(policy)
}
