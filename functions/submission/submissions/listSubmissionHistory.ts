import { implement } from '#functions/_platform/http/implement.ts'
import { historyFor } from '#functions/directory/public.ts'
import { listSubmissionHistory as contract } from '#shared/contracts/account/submissions.ts'
import { historyShares } from '#shared/records/historyShares.ts'
import { requireSubmission } from '../store/submissions.ts'

export const listSubmissionHistory = implement(contract)(async ({ params, actor }) => {
  const { id } = await requireSubmission(params.submissionId, actor)
  return historyFor(id, actor, historyShares.submission)
})
