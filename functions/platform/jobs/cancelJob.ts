import { implement } from '#functions/_platform/http/implement.ts'
import { jobs } from '#functions/_platform/jobs/jobs.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/platform/jobs.ts'
import { jobOf } from './jobOf.ts'
import { mustAllow } from './mustAllow.ts'

export const cancelJob = implement(contract.cancelJob)(async ({ params, actor, now }) => {
  const job = await jobs.require(params.jobId, () => true)
  mustAllow(job, 'cancel', actor)
  const next = { ...job, status: 'STOPPED' as const, updated: now, ended: now }
  await commit([jobs.update(job, next)])
  return jobOf(next)
})
