import type { Write } from '#functions/_platform/storage/record.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { Subjectivity } from '#shared/records/subjectivity/subjectivity.ts'
import { policies, type StoredPolicy } from '../store/policies.ts'

/** The write by which a policy shows the subjectivities of its quote, for the transaction that changes them there. */
export const policySubjectivities = (
  policy: StoredPolicy,
  subjectivities: readonly Subjectivity[],
  now: Instant,
): Write => {
  const { version: _, ...state } = policy
  return policies.update(policy, { ...state, subjectivities: [...subjectivities], lastUpdated: now })
}
