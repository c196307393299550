import { nameFor } from '#functions/_platform/auth/nameFor.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { accountById, keepDecline } from '#functions/account/public.ts'
import * as contract from '#shared/contracts/account/submissionDecisions.ts'
import { requireSubmission, submissions } from '../store/submissions.ts'
import { answeredAt } from './answeredAt.ts'
import { afterStep, mustAllow } from './guards.ts'

/** Every reason to decline a submission is one of its risk, and counts against the company's next quote. */
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
  const account = submission.accountId === undefined ? undefined : await accountById(submission.accountId)
  const declined = account ?? submission.company
  await commit([
    submissions.update(submission, next),
    await keepDecline(
      { ...declined, id: account?.id },
      { subjectId: submission.id, reason: body.declinationReason },
      now,
    ),
  ])
  return next
})
