import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { muteRenewalReminders as contract } from '#shared/contracts/policy/renewals.ts'
import { mustAllow } from '../lifecycle/guards.ts'
import { policies, requirePolicy } from '../store/policies.ts'

export const muteRenewalReminders = implement(contract)(async ({ params, body, actor, now }) => {
  const policy = await requirePolicy(params.policyId, actor)
  mustAllow(policy, 'muteReminders', actor)
  await commit([policies.update(policy, { ...policy, renewalRemindersMuted: body.mute, lastUpdated: now })])
  return { id: policy.id, muted: body.mute }
})
