import type { Write } from '#functions/_platform/storage/record.ts'
import type { AutoRenewal } from '#shared/contracts/policy/autoRenewal.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { policies, type StoredPolicy } from '../store/policies.ts'

/** The write of what has come of a policy's renewing itself. */
export const autoRenewalWrite = (policy: StoredPolicy, autoRenewal: AutoRenewal, now: Instant): Write =>
  policies.update(policy, { ...policy, autoRenewal, lastUpdated: now })
