import { nameFor } from '#functions/_platform/auth/nameFor.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/account/submissionDecisions.ts'
import { requireSubmission, submissions } from '../store/submissions.ts'
import { afterStep, mustAllow } from './guards.ts'

export const markSubmissionLost = implement(contract.markSubmissionLost)(async ({ params, body, actor, now }) => {
  const submission = await requireSubmission(params.submissionId, actor)
  mustAllow(submission, 'lose', actor)
  const next = afterStep(
    submission,
    { action: 'lose', changes: { lost: { ...body, by: nameFor(actor), at: now } } },
    now,
  )
  await commit([submissions.update(submission, next)])
  return next
})
