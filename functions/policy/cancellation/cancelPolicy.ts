import { implement } from '#functions/_platform/http/implement.ts'
import { cancelPolicy as contract } from '#shared/contracts/policy/cancellation.ts'
import type { Cancellation } from '#shared/contracts/policy/policyParts.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { mayUse } from '#shared/permissions.ts'
import { afterPolicyAction } from '../lifecycle/policyActions.ts'
import { savePolicy } from '../lifecycle/savePolicy.ts'
import { requirePolicy, type StoredPolicy } from '../store/policies.ts'
import { completeCancellation } from './completeCancellation.ts'
import { standingBefore } from './standingBefore.ts'

const request = async (policy: StoredPolicy, cancellation: Cancellation, now: string): Promise<PolicyRecord> => {
  const asked = afterPolicyAction(policy, 'requestCancel', now, { cancellation })
  await savePolicy(policy, asked)
  return asked
}

const postpone = async (policy: StoredPolicy, cancellation: Cancellation, now: string): Promise<PolicyRecord> => {
  const pending = afterPolicyAction(policy, 'cancel', now, { cancellation }, 'CANCEL PENDING')
  await savePolicy(policy, pending)
  return pending
}

/**
 * Who may only endorse asks for the cancellation. Who may cancel does: with effect today or earlier it is done at once and
 * premium is returned by days; on a later day it is pending until then.
 */
export const cancelPolicy = implement(contract)(async ({ params, body, actor, now, fail }) => {
  const policy = await requirePolicy(params.policyId, actor)
  const { effectiveDate: from, expirationDate: to, timeZone } = policy
  if (body.effectiveDate < from || body.effectiveDate > to) return fail('policy.cancelDate', { data: { from, to } })
  const cancellation: Cancellation = {
    ...body,
    requestedBy: actor.userId,
    requestedAt: now,
    before: standingBefore(policy),
    flat: false,
  }
  const isLater = body.effectiveDate > dateAt(now, timeZone)
  const { id, status } = await (!mayUse(actor.role, 'policy:cancel')
    ? request(policy, cancellation, now)
    : isLater
      ? postpone(policy, cancellation, now)
      : completeCancellation(policy, 'cancel', cancellation, now))
  return { id, status }
})
