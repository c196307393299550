import { implement } from '#functions/_platform/http/implement.ts'
import { bookCancellation } from '#functions/billing/public.ts'
import { cancelPolicy as contract } from '#shared/contracts/policy/cancellation.ts'
import type { Cancellation } from '#shared/contracts/policy/policyParts.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { mayUse } from '#shared/permissions.ts'
import { afterPolicyAction } from '../lifecycle/policyActions.ts'
import { savePolicy } from '../lifecycle/savePolicy.ts'
import { requirePolicy } from '../store/policies.ts'
import { revised } from './revised.ts'
import { standingBefore } from './standingBefore.ts'

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
  if (!mayUse(actor.role, 'policy:cancel')) {
    const asked = afterPolicyAction(policy, 'requestCancel', now, { cancellation })
    await savePolicy(policy, asked)
    return { id: asked.id, status: asked.status }
  }
  if (body.effectiveDate > dateAt(now, timeZone)) {
    const pending = afterPolicyAction(policy, 'cancel', now, { cancellation }, 'CANCEL PENDING')
    await savePolicy(policy, pending)
    return { id: pending.id, status: pending.status }
  }
  const booked = await bookCancellation(policy, cancellation, now)
  const cancelled = afterPolicyAction(
    policy,
    'cancel',
    now,
    { openForRenewal: false, cancellation: { ...cancellation, returned: booked.returned } },
    'CANCELLED',
  )
  await savePolicy(
    policy,
    revised(cancelled, 'Cancellation', 'CANCEL TRANSACTION', {
      effectiveDate: body.effectiveDate,
      createdBy: actor.userId,
      created: now,
      premium: -booked.returned,
    }),
    { writes: booked.writes, events: [...booked.events, { name: 'policy.ended', detail: { policyId: policy.id } }] },
  )
  return { id: cancelled.id, status: cancelled.status }
})
