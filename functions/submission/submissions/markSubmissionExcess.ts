import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/account/submissionDecisions.ts'
import { requireSubmission, submissions } from '../store/submissions.ts'
import { afterStep, mustAllow } from './guards.ts'

export const markSubmissionExcess = implement(contract.markSubmissionExcess)(async ({ params, body, actor, now }) => {
  const submission = await requireSubmission(params.submissionId, actor)
  mustAllow(submission, 'markExcess', actor)
  const next = afterStep(submission, { action: 'markExcess', changes: body }, now)
  await commit([submissions.update(submission, next)])
  return next
})
