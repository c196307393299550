import { config } from '#functions/_platform/config/config.ts'
import {
  coversOfAccount,
  type PolicyRecord,
  recordOfStack,
  refusesRenewal,
  renewalOf,
  type StoredPolicy,
} from '#functions/policy/public.ts'
import { isRenewalDeclined } from '#functions/quote/public.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { addDays, addYears } from '#shared/domain/calendar/moveDate.ts'
import { type ClaimPolicy, claimPolicyOf } from '#shared/domain/claims/claimTerms.ts'
import { placeTakenOn } from '#shared/domain/claims/placeTaken.ts'
import { nonRenewalRuleOf } from '#shared/domain/policy/nonRenewalRules.ts'
import { goesOnUntil, mayGoOn } from '#shared/domain/policy/noticeOfExpiry.ts'
import type { CoverStatus } from '#shared/records/policy/policyStatus.ts'

/** A policy with what a claim looks at in it. */
export interface PolicyOfClaim {
  readonly record: StoredPolicy
  readonly terms: ClaimPolicy
}

/** A policy that runs to the end of its term, or has. */
const endsByTerm: readonly CoverStatus[] = ['EXPIRED', 'IN FORCE', 'RENEWED']

/** Until when cover goes on by law after the term, where its end was not noticed in time (rules: notice-of-expiry, nonrenewal). */
const goneOnUntil = async (
  policy: PolicyRecord,
  covers: () => Promise<readonly PolicyRecord[]>,
): Promise<CalendarDate | undefined> => {
  const place = { region: config.region, state: policy.firmographicData.state }
  if (!mayGoOn(place) || !endsByTerm.includes(policy.status)) return undefined
  const { noticed } = (await renewalOf(policy.id)) ?? {}
  // Of an act of the insurer's own more is asked in the US alone.
  const isRefused =
    nonRenewalRuleOf(place) !== undefined && (await refusesRenewal(policy, noticed, () => isRenewalDeclined(policy)))
  const until = goesOnUntil({ ...policy, noticed, isRefused }, place)
  if (until === undefined) return undefined
  const taken = placeTakenOn(policy, await covers())
  return taken === undefined || taken > until ? until : taken
}

/** When the cover of a policy that runs to its end is over: later than its term, where its end was frozen or its notice of nonrenewal late. */
const coveredUntil = ({ expirationDate, frozen, standsUntil }: PolicyRecord): CalendarDate => {
  const waitsUntil = frozen?.action === 'expire' ? addDays(frozen.until ?? addYears(expirationDate, 1), 1) : undefined
  return waitsUntil ?? standsUntil ?? expirationDate
}

/**
 * What a policy pays on a day (rule: claims-made): what was endorsed from a later one on does not count for a claim of before.
 * A day before its first or after its last has the terms of that one.
 */
const paidOn = (
  policy: PolicyRecord,
  day: CalendarDate | undefined,
): Pick<PolicyRecord, 'aggLimit' | 'coverages' | 'deductible'> => {
  const isOneForAll = day === undefined || policy.transactions.length < 2
  const effective = day !== undefined && day < policy.effectiveDate ? policy.effectiveDate : day
  const { aggLimit, coverages, deductible } = isOneForAll ? policy : recordOfStack(policy, { effective })
  return { aggLimit, coverages, deductible }
}

const termsAmong = async (
  policy: PolicyRecord,
  covers: () => Promise<readonly PolicyRecord[]>,
  day?: CalendarDate,
): Promise<ClaimPolicy> =>
  claimPolicyOf({
    ...policy,
    ...paidOn(policy, day),
    expirationDate: coveredUntil(policy),
    cancelledOn: policy.status === 'CANCELLED' ? policy.cancellation?.effectiveDate : undefined,
    goesOnUntil: await goneOnUntil(policy, covers),
  })

/**
 * A policy's terms as a claim sees them that counts as made on a day: a cancellation that has been done ended it, by law it may
 * go on after its end.
 */
export const termsOf = (policy: PolicyRecord, day: CalendarDate): Promise<ClaimPolicy> =>
  termsAmong(policy, () => coversOfAccount(policy.accountId), day)

/** All policies of an account, by which the one is found that answers; what it pays is told by its terms of the day. */
export const claimPoliciesOf = async (accountId: string): Promise<PolicyOfClaim[]> => {
  const covers = await coversOfAccount(accountId)
  return Promise.all(covers.map(async (record) => ({ record, terms: await termsAmong(record, async () => covers) })))
}
