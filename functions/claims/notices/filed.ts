import type { Actor } from '#functions/_platform/auth/actor.ts'
import { config } from '#functions/_platform/config/config.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import { nextNumber } from '#functions/_platform/storage/sequence.ts'
import { policyHeld } from '#functions/policy/public.ts'
import type { ClaimRecord } from '#shared/contracts/claims/claimRecord.ts'
import { noticeNeeds } from '#shared/contracts/claims/noticeFaults.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { claimNumberOf } from '#shared/domain/claims/claimNumber.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { claimPoliciesOf } from '../desk/claimPolicies.ts'
import { placed } from '../desk/placed.ts'
import { answeringByDays, madeOnOf } from './madeOn.ts'

/** A notice as it is filed, and what its commit holds besides. */
interface Filed {
  readonly claim: ClaimRecord
  readonly held: readonly Write[]
}

/**
 * A notice that is filed now: it has its number, and the policy that answers if the days alone say so, or else the one it was
 * begun at. Extended reporting is not taken back in the same moment, since a claim was notified in it (decision:
 * reporting-given-back).
 */
export const filed = async (
  notice: ClaimRecord,
  { actor, now }: { readonly actor: Actor; readonly now: Instant },
): Promise<Filed> => {
  const errors = noticeNeeds(notice, regionOf(config.region))
  if (errors.length > 0) return fail('claim.incomplete', { errors })
  const today = dateAt(now, notice.timeZone)
  const madeOn = madeOnOf(notice, today)
  const policies = await claimPoliciesOf(notice.accountId)
  const answering = answeringByDays({ madeOn, reportedOn: today }, policies)
  // Where none answers, it stands under the one it was begun at until the desk says otherwise, and is known to its partners.
  const policy = answering ?? policies.find(({ record }) => record.id === notice.policyId)?.record
  const claim: ClaimRecord = {
    ...notice,
    ...placed(notice, policy),
    status: 'FILED',
    claimNumber: claimNumberOf(config.region, await nextNumber('claim')),
    filedAt: now,
    filedOn: today,
    madeOn,
    statusChanges: [...notice.statusChanges, { status: 'FILED', on: today, by: actor.name }],
    updated: now,
  }
  const extended = policies.filter(({ record: { reportingUntil } }) => reportingUntil !== undefined)
  return { claim, held: extended.map(({ record }) => policyHeld(record)) }
}
