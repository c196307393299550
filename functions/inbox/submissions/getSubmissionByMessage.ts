import { implement } from '#functions/_platform/http/implement.ts'
import { allowedOnSubmission, requireSubmission, toSubmission } from '#functions/submission/public.ts'
import * as contract from '#shared/contracts/account/submissions.ts'
import { messages } from '../store/messages.ts'

/** Who may not read the inbox may know what a message became, where that is theirs; which messages there are they do not learn. */
export const getSubmissionByMessage = implement(contract.getSubmissionByMessage)(
  async ({ params, actor, now, fail }) => {
    const message = await messages.byId(params.messageId)
    if (message?.submissionId === undefined) return fail('submission.notFound')
    const submission = await requireSubmission(message.submissionId, actor)
    const allowedActions = allowedOnSubmission(submission, actor)
    return { ...(await toSubmission(submission, actor, now)), allowedActions }
  },
)
