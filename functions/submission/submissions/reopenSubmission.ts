import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { reverseDecline } from '#functions/account/public.ts'
import * as contract from '#shared/contracts/account/submissionDecisions.ts'
import { requireSubmission, submissions } from '../store/submissions.ts'
import { clearedOf } from './clearedOf.ts'
import { afterStep, mustAllow } from './guards.ts'
import { holderOfSubmission } from './holderOfSubmission.ts'

export const reopenSubmission = implement(contract.reopenSubmission)(async ({ params, actor, now }) => {
  const submission = await requireSubmission(params.submissionId, actor)
  mustAllow(submission, 'reopen', actor)
  const { declined: _, lost: __, completed: ___, certified: ____, ...open } = submission
  const { status, accountId, writes } = await clearedOf(open, { holder: await holderOfSubmission(open), now })
  const next = afterStep(
    open,
    { action: 'reopen', outcome: status, changes: accountId === undefined ? {} : { accountId } },
    now,
  )
  await commit([submissions.update(submission, next), ...(await reverseDecline(submission.id, now)), ...writes])
  return next
})
