import { nameFor } from '#functions/_platform/auth/nameFor.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { startJob } from '#functions/_platform/jobs/startJob.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { agencies } from '#functions/directory/store/agencies.ts'
import * as contract from '#shared/contracts/account/agencyMerge.ts'
import { agencyGuard } from '../standing/agencyGuard.ts'
import { todayHere } from '../todayHere.ts'
import { goInto } from './goInto.ts'
import { mergeFound } from './mergeFound.ts'

export const mergeAgency = implement(contract.mergeAgency)(async ({ params, body, actor, now }) => {
  const { from, into } = await mergeFound({ ...params, intoId: body.intoId }, actor)
  const status = agencyGuard.after(from.status, 'merge', { actor })
  const job = await startJob(
    goInto,
    { from: from.id, into: into.id, by: actor.userId },
    { by: nameFor(actor), byId: actor.userId, now, about: [from, into].map(({ id, name }) => ({ id, name })) },
  )
  const leaving = {
    status,
    statusReason: body.reason,
    lastDay: todayHere(now),
    mergesIntoId: into.id,
    mergeJobId: job.jobId,
  }
  await commit(
    [
      agencies.update(from, { ...from, ...leaving, updated: now }),
      agencies.update(into, { ...into, takesInId: from.id, updated: now }),
      job.write,
    ],
    { events: job.events },
  )
  return { jobId: job.jobId }
})
