import { config } from '#functions/_platform/config/config.ts'
import { coversOfAccount, type PolicyRecord, renewalOf, type StoredPolicy } from '#functions/policy/public.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { type ClaimPolicy, claimPolicyOf } from '#shared/domain/claims/claimTerms.ts'
import { placeTakenOn } from '#shared/domain/claims/placeTaken.ts'
import { goesOnUntil, mayGoOn } from '#shared/domain/policy/noticeOfExpiry.ts'
import type { CoverStatus } from '#shared/records/policy/policyStatus.ts'

/** A policy with what a claim looks at in it. */
export interface PolicyOfClaim {
  readonly record: StoredPolicy
  readonly terms: ClaimPolicy
}

/** A policy that runs to the end of its term, or has. */
const endsByTerm: readonly CoverStatus[] = ['EXPIRED', 'IN FORCE', 'RENEWED']

/** Until when cover goes on by law after the term, where its end was not noticed in time (rule: notice-of-expiry). */
const goneOnUntil = async (
  policy: PolicyRecord,
  covers: () => Promise<readonly PolicyRecord[]>,
): Promise<CalendarDate | undefined> => {
  if (!mayGoOn(config.region) || !endsByTerm.includes(policy.status)) return undefined
  const { noticed } = (await renewalOf(policy.id)) ?? {}
  const until = goesOnUntil({ ...policy, noticed }, config.region)
  if (until === undefined) return undefined
  const taken = placeTakenOn(policy, await covers())
  return taken === undefined || taken > until ? until : taken
}

const termsAmong = async (policy: PolicyRecord, covers: () => Promise<readonly PolicyRecord[]>): Promise<ClaimPolicy> =>
  claimPolicyOf({
    ...policy,
    cancelledOn: policy.status === 'CANCELLED' ? policy.cancellation?.effectiveDate : undefined,
    goesOnUntil: await goneOnUntil(policy, covers),
  })

/** A policy's terms as a claim sees them: a cancellation that has been done ended it, by law it may go on after its end. */
export const termsOf = (policy: PolicyRecord): Promise<ClaimPolicy> =>
  termsAmong(policy, () => coversOfAccount(policy.accountId))

/** All policies of an account. */
export const claimPoliciesOf = async (accountId: string): Promise<PolicyOfClaim[]> => {
  const covers = await coversOfAccount(accountId)
  return Promise.all(covers.map(async (record) => ({ record, terms: await termsAmong(record, async () => covers) })))
}
