import { implement } from '#functions/_platform/http/implement.ts'
import { startJob } from '#functions/_platform/jobs/startJob.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/platform/deadLetters.ts'
import { retryLetters } from './retryLetters.ts'

export const retryDeadLetters = implement(contract.retryDeadLetters)(async ({ body, actor, now }) => {
  const asked = { ...body, by: actor.name }
  const { jobId, write, events } = await startJob(retryLetters, asked, { by: actor.name, byId: actor.userId, now })
  await commit([write], { events })
  return { jobId }
})
