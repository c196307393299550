import type { Write } from '#functions/_platform/storage/record.ts'
import type { BinderAction } from '#shared/domain/policy/policyStatus.ts'
import { afterBinderAction, notAllowed } from '../lifecycle/policyActions.ts'
import { policies, type StoredPolicy } from '../store/policies.ts'

/**
 * The write of a step of a binder's life, for the transaction of its quote; `policy.notAllowed` where the table has none
 * and while its policy is being issued, which may have been posted already.
 */
export const binderAction = (binder: StoredPolicy, action: BinderAction, now: string): Write =>
  binder.issueRequestedAt === undefined
    ? policies.update(binder, afterBinderAction(binder, action, now))
    : notAllowed(binder)
