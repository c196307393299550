import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/account/submissions.ts'
import { requireSubmission } from '../store/submissions.ts'
import { allowed } from './guards.ts'
import { toSubmission } from './toSubmission.ts'

export const getSubmission = implement(contract.getSubmission)(async ({ params, actor, now }) => {
  const submission = await requireSubmission(params.submissionId, actor)
  return { ...(await toSubmission(submission, actor, now)), allowedActions: allowed(submission, actor) }
})
