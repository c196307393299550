import { fail } from '#functions/_platform/problems/problem.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import type { ClaimRecord } from '#shared/contracts/claims/claimRecord.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { filedClaimStatuses } from '#shared/records/claim/claimStatus.ts'
import { claims } from '../store/claims.ts'

type Answering = Pick<PolicyRecord, 'accountId' | 'id' | 'timeZone'>

/** Whether a policy answers for a claim on a day or after it: one that is not denied, by the day it counts as made. */
const isAnswered = (
  { coveragePosition, filedAt, madeOn, policyId }: ClaimRecord,
  { id, timeZone }: Answering,
  since: CalendarDate,
): boolean =>
  policyId === id &&
  filedAt !== undefined &&
  coveragePosition !== 'DENIED' &&
  (madeOn ?? dateAt(filedAt, timeZone)) >= since

const answeredSince = async (policy: Answering, since: CalendarDate): Promise<readonly ClaimRecord[]> => {
  const rows = await claims.every({ scopes: [`account:${policy.accountId}`], group: filedClaimStatuses })
  return (await claims.byIds(rows.map(({ id }) => id))).filter((claim) => isAnswered(claim, policy, since))
}

/** Whether a claim was made under a policy on a day or after it. */
export const hasAnswered = async (policy: Answering, since: CalendarDate): Promise<boolean> =>
  (await answeredSince(policy, since)).length > 0

/**
 * Refuses to end a policy as of a day on which, or after which, a claim was made under it: cover that has answered is neither
 * given back nor moved to before its claim (rule: cover-that-answered). A draft is no claim.
 * @throws policy.claimed
 */
export const mustNotHaveAnswered = async (policy: Answering, since: CalendarDate): Promise<void> => {
  const found = await answeredSince(policy, since)
  if (found.length === 0) return
  fail('policy.claimed', { data: { claims: found.map(({ claimNumber }) => claimNumber).join(', '), day: since } })
}
