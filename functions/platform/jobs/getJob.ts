import { implement } from '#functions/_platform/http/implement.ts'
import { jobs } from '#functions/_platform/jobs/jobs.ts'
import * as contract from '#shared/contracts/platform/jobs.ts'
import { jobOf } from './jobOf.ts'
import { guard } from './mustAllow.ts'

export const getJob = implement(contract.getJob)(async ({ params, actor }) => {
  const job = await jobs.require(params.jobId)
  return { ...jobOf(job), allowedActions: guard.allowed(job.status, { actor }) }
})
