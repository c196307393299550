import { bookCancellation } from '#functions/billing/public.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import { afterPolicyAction, notAllowed } from '../lifecycle/policyActions.ts'
import { savePolicy } from '../lifecycle/savePolicy.ts'
import type { StoredPolicy } from '../store/policies.ts'
import { revised } from './revised.ts'

/** A cancellation whose day has come: premium is returned by days in the commit that ends the policy. */
export const completeCancellation = async (policy: StoredPolicy, now: string): Promise<void> => {
  const { cancellation } = policy
  if (cancellation === undefined) return notAllowed(policy)
  const booked = await bookCancellation(policy, cancellation, now)
  const cancelled: PolicyRecord = afterPolicyAction(policy, 'completeCancel', now, {
    openForRenewal: false,
    cancellation: { ...cancellation, returned: booked.returned },
  })
  await savePolicy(
    policy,
    revised(cancelled, 'Cancellation', 'CANCEL TRANSACTION', {
      effectiveDate: cancellation.effectiveDate,
      createdBy: cancellation.requestedBy,
      created: now,
      premium: -booked.returned,
    }),
    { writes: booked.writes, events: [...booked.events, { name: 'policy.ended', detail: { policyId: policy.id } }] },
  )
}
