import { implement } from '#functions/_platform/http/implement.ts'
import { type JobRecord, jobs, openKey } from '#functions/_platform/jobs/jobs.ts'
import { dueEvent } from '#functions/_platform/jobs/startJob.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/platform/jobs.ts'
import { jobOf } from './jobOf.ts'
import { mustAllow } from './mustAllow.ts'

export const retryJob = implement(contract.retryJob)(async ({ params, actor, now, fail }) => {
  const job = await jobs.require(params.jobId, () => true)
  mustAllow(job, 'retry', actor)
  if ((await jobs.idByUnique('open', openKey({ kind: job.kind, key: job.key }))) !== undefined) fail('job.sameOpen')
  const { ended: _, error: __, ...rest } = job
  const next: JobRecord = { ...rest, status: 'QUEUED', turn: job.turn + 1, failures: 0, updated: now }
  await commit([jobs.update(job, { ...next, id: job.id })], { events: [dueEvent(next)] })
  return jobOf(next)
})
