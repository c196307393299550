import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { Hold } from '#shared/contracts/policy/holdRecord.ts'
import * as contracts from '#shared/contracts/policy/holds.ts'
import { awoken } from '../freezes/awoken.ts'
import { deadlineWrites } from '../store/deadlines.ts'
import { holds } from '../store/holds.ts'
import { policies } from '../store/policies.ts'
import { holdGuard } from './holdGuard.ts'
import { requireHold } from './requireHold.ts'

/** What waited for the hold looks again within minutes, whether anything freezes it still. */
export const liftHold = implement(contracts.liftHold)(async ({ params, body, actor, now }) => {
  const before = await requireHold(params.holdId, actor)
  const lifted = {
    ...before,
    status: holdGuard.after(before.status, 'lift', { actor }),
    lifted: { by: actor.userId, name: actor.name, at: now, reason: body.reason },
    lastUpdated: now,
  }
  const policy = await policies.require(before.policyId)
  const awake = awoken(policy, before.id, now)
  await commit([
    holds.update(before, lifted),
    ...(awake === undefined ? [] : [policies.update(policy, awake), ...(await deadlineWrites(awake))]),
  ])
  return Hold.parse(lifted)
})
