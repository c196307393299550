import type { Actor } from '#functions/_platform/auth/actor.ts'
import { config } from '#functions/_platform/config/config.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import { ClaimNotice, noticeDefaults } from '#shared/contracts/claims/claimNotice.ts'
import type { ClaimRecord } from '#shared/contracts/claims/claimRecord.ts'
import { noticeNeeds } from '#shared/contracts/claims/noticeFaults.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { claimPoliciesOf } from '../desk/claimPolicies.ts'
import { placed } from '../desk/placed.ts'
import type { StoredClaim } from '../store/claims.ts'
import { filed } from './filed.ts'
import { answeringByDays, madeOnOf } from './madeOn.ts'
import { mustBeFit } from './mustBeFit.ts'

interface Amending {
  readonly actor: Actor
  readonly now: Instant
  /** Whether a draft is filed with it. */
  readonly isFiled: boolean
}

/** A claim without what its notice said. */
const withoutNotice = (claim: StoredClaim): StoredClaim =>
  Object.fromEntries(Object.entries(claim).filter(([field]) => !(field in ClaimNotice.shape))) as StoredClaim // the notice is laid over it

/** Whether nothing but the notice has said by which days a claim is placed, and under which policy. */
const isPlacedByNotice = (claim: ClaimRecord): boolean =>
  claim.filedOn !== undefined &&
  claim.policyChosen === undefined &&
  claim.madeOn === madeOnOf(claim, claim.filedOn) &&
  claim.eventId === claim.id &&
  !claim.isCircumstances &&
  claim.occurredOn === undefined &&
  claim.circumstancesOn === undefined

/** A filed claim under the policy that answers by another day of its loss, unless the desk has decided on that already. */
const replaced = async (before: ClaimRecord, after: ClaimRecord): Promise<ClaimRecord> => {
  const { filedOn: reportedOn } = after
  if (reportedOn === undefined || !isPlacedByNotice(before)) return after
  const madeOn = madeOnOf(after, reportedOn)
  if (madeOn === before.madeOn) return after
  const policies = await claimPoliciesOf(after.accountId)
  const was = answeringByDays({ madeOn: before.madeOn ?? reportedOn, reportedOn }, policies)
  if (was !== undefined && was.id !== before.policyId) return after
  return { ...after, madeOn, ...placed(after, answeringByDays({ madeOn, reportedOn }, policies)) }
}

/** The claim with another notice laid over it. */
export const withNotice = (claim: StoredClaim, notice: ClaimNotice, now: Instant): ClaimRecord => ({
  ...withoutNotice(claim),
  ...noticeDefaults,
  ...notice,
  updated: now,
})

/**
 * A claim whose notice is said anew, and what its commit holds besides: what is not said is not known any more. Once it is
 * filed it stays complete.
 * @throws claim.incomplete, request.unfit
 */
export const amended = async (
  claim: StoredClaim,
  notice: ClaimNotice,
  { actor, now, isFiled }: Amending,
): Promise<{ readonly claim: ClaimRecord; readonly held: readonly Write[] }> => {
  mustBeFit(notice, { timeZone: claim.timeZone, now })
  const after = withNotice(claim, notice, now)
  if (claim.status === 'UN_FILED') return isFiled ? filed(after, { actor, now }) : { claim: after, held: [] }
  const errors = noticeNeeds(after, regionOf(config.region))
  if (errors.length > 0) return fail('claim.incomplete', { errors })
  return { claim: await replaced(claim, after), held: [] }
}
