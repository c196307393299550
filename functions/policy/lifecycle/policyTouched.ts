import type { Write } from '#functions/_platform/storage/record.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { policies, type StoredPolicy } from '../store/policies.ts'

/** The write that goes with a decision on what belongs to a policy: what becomes of it at the same moment comes again. */
export const policyTouched = (policy: StoredPolicy, now: Instant): Write => {
  const { version: _, ...state } = policy
  return policies.update(policy, { ...state, lastUpdated: now })
}
