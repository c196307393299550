import { fail } from '#functions/_platform/http/problem.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import { type BinderAction, binderStatuses } from '#shared/domain/policy/policyStatus.ts'
import { nextBinderStatus } from '#shared/domain/policy/policyTransitions.ts'
import { policies, type StoredPolicy } from '../store/policies.ts'

/** The write of a step of a binder's life, for the transaction of its quote; `policy.notAllowed` where the table has none. */
export const binderAction = (binder: StoredPolicy, action: BinderAction, now: string): Write => {
  const status = binderStatuses.find((each) => each === binder.status)
  if (status === undefined)
    return fail('policy.notAllowed', { data: { status: binder.status, allowed: 'what policies allow' } })
  const next = nextBinderStatus(status, action)
  if (!next.ok) return fail('policy.notAllowed', { data: { status, allowed: next.allowed.join(', ') || 'nothing' } })
  return policies.update(binder, { ...binder, status: next.status, lastUpdated: now })
}
