import { commit } from '#functions/_platform/storage/commit.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import { isOver } from '#shared/domain/policy/policyStatusGroups.ts'
import type { DomainEvent } from '#shared/events/events.ts'
import { isSameOwners, noticesFollow } from '../paperNotices/noticesFollow.ts'
import { renewedWrites } from '../renewals/renewedWrites.ts'
import { deadlineWrites } from '../store/deadlines.ts'
import { policies, type StoredPolicy } from '../store/policies.ts'

/** What is committed with a policy. */
interface Along {
  readonly writes?: readonly Write[]
  readonly events?: readonly DomainEvent[]
}

/** That the cover has ended, or is back: others close what waits for it, or wait again. */
const turnOf = (before: PolicyRecord, after: PolicyRecord): DomainEvent[] =>
  isOver(before.status) === isOver(after.status)
    ? []
    : [{ name: isOver(after.status) ? 'policy.ended' : 'policy.cameBack', detail: { policyId: after.id } }]

/** Commits what a policy has become, with its next deadline, what that is to the policy that it renews, and whatever belongs to the same step. */
export const savePolicy = async (
  before: StoredPolicy,
  after: PolicyRecord,
  { writes = [], events = [] }: Along = {},
): Promise<void> => {
  const [deadline, renewed, notices] = await Promise.all([
    deadlineWrites(after),
    renewedWrites(before, after),
    isSameOwners(before, after) ? [] : noticesFollow(after),
  ])
  await commit([policies.update(before, after), ...deadline, ...renewed, ...notices, ...writes], {
    events: [...events, ...turnOf(before, after)],
  })
}
