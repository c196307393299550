import { implement } from '#functions/_platform/http/implement.ts'
import { startJob } from '#functions/_platform/jobs/startJob.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contracts from '#shared/contracts/policy/moratoriums.ts'
import { wakeFrozen } from '../jobs/wakeFrozen.ts'
import { moratoriums } from '../store/moratoriums.ts'
import { moratoriumGuard } from './moratoriumGuard.ts'

export const endMoratorium = implement(contracts.endMoratorium)(async ({ params, body, actor, now }) => {
  const before = await moratoriums.require(params.moratoriumId, () => true)
  const ended = {
    ...before,
    status: moratoriumGuard.after(before.status, 'end', { actor }),
    ended: { by: actor.userId, name: actor.name, at: now, reason: body.reason },
    lastUpdated: now,
  }
  const { id, source } = before
  const { write, events } = await startJob(
    wakeFrozen,
    { moratoriumId: id },
    { by: actor.name, byId: actor.userId, about: [{ id, name: source }], now },
  )
  await commit([moratoriums.update(before, ended), write], { events })
  return ended
})
