import { implement } from '#functions/_platform/http/implement.ts'
import { jobs } from '#functions/_platform/jobs/jobs.ts'
import { historyFor } from '#functions/directory/public.ts'
import { listJobHistory as contract } from '#shared/contracts/platform/jobs.ts'
import { historyShares } from '#shared/records/historyShares.ts'

export const listJobHistory = implement(contract)(async ({ params, actor }) => {
  const { id } = await jobs.require(params.jobId)
  return historyFor(id, actor, historyShares.job)
})
