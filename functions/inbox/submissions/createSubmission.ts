import { implement } from '#functions/_platform/http/implement.ts'
import { broughtSubmission } from '#functions/submission/public.ts'
import * as contract from '#shared/contracts/account/submissions.ts'
import { requireMessage } from '../store/messages.ts'

/** What a mail's thread is about follows the submission that is made of it: the mail is one that came in, and theirs. */
export const createSubmission = implement(contract.createSubmission)(async ({ body, actor, now, fail }) => {
  if (body.messageId !== undefined && actor.accountType === 'COWBELL') {
    const { direction } = await requireMessage(body.messageId, actor)
    if (direction !== 'IN') return fail('message.notFound')
  }
  return broughtSubmission(body, { actor, now })
})
