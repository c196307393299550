import type { Write } from '#functions/_platform/storage/record.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { mustAllow } from '../lifecycle/guards.ts'
import { afterAction } from '../lifecycle/policyAction.ts'
import { policies, type StoredPolicy } from '../store/policies.ts'

/** The write that ends a binder, for the transaction of its quote; `policy.notAllowed` when that cannot be done now. */
export const binderAction = (binder: StoredPolicy, action: 'expireBinder' | 'rescind', now: Instant): Write => {
  mustAllow(binder, action)
  return policies.update(binder, afterAction(binder, action, now))
}
