import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { policyById } from '#functions/policy/public.ts'
import { dependencyWrites } from '../accumulation/dependencyWrites.ts'

/** What a policy depends on is known from its issue to its end. */
export const followPolicy: Subscriber<
  'policy.cameBack' | 'policy.endorsed' | 'policy.ended' | 'policy.issued'
> = async ({ detail: { policyId }, once }) => {
  const policy = await policyById(policyId)
  const writes = policy === undefined ? [] : await dependencyWrites(policy)
  if (writes.length > 0) await commit(writes, { once })
}
