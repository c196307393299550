import { nameFor } from '#functions/_platform/auth/nameFor.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/account/submissionDecisions.ts'
import { requireSubmission, submissions } from '../store/submissions.ts'
import { answeredAt } from './answeredAt.ts'
import { afterStep, mustAllow } from './guards.ts'

export const declineSubmission = implement(contract.declineSubmission)(async ({ params, body, actor, now }) => {
  const submission = await requireSubmission(params.submissionId, actor)
  mustAllow(submission, 'decline', actor)
  const next = afterStep(
    submission,
    {
      action: 'decline',
      changes: {
        ...answeredAt(submission, now),
        declined: {
          reason: body.declinationReason,
          description: body.fillInDeclinationReason || body.declinationReasonDescription,
          by: nameFor(actor),
          at: now,
        },
      },
    },
    now,
  )
  await commit([submissions.update(submission, next)])
  return next
})
