import { nameFor } from '#functions/_platform/auth/nameFor.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/account/submissionDecisions.ts'
import { requireSubmission, submissions } from '../store/submissions.ts'
import { answeredAt } from './answeredAt.ts'
import { afterStep, mustAllow } from './guards.ts'

export const completeSubmission = implement(contract.completeSubmission)(async ({ params, actor, now }) => {
  const submission = await requireSubmission(params.submissionId, actor)
  mustAllow(submission, 'complete', actor)
  const next = afterStep(
    submission,
    { action: 'complete', changes: { ...answeredAt(submission, now), completed: { by: nameFor(actor), at: now } } },
    now,
  )
  await commit([submissions.update(submission, next)])
  return next
})
