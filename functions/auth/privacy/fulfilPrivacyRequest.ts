import { implement } from '#functions/_platform/http/implement.ts'
import { startJob } from '#functions/_platform/jobs/startJob.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/auth/privacyRequests.ts'
import { answerPrivacyRequest } from '../jobs/answerPrivacyRequest.ts'
import { privacyRequests } from '../store/privacyRequests.ts'
import { afterAction, requireToDecide } from './privacyGuard.ts'
import { privacyMail } from './privacyMail.ts'
import { shownRequest } from './shown.ts'

/** A copy is made by a job; a correction was made where the data stands, and is told here. */
export const fulfilPrivacyRequest = implement(contract.fulfilPrivacyRequest)(
  async ({ params, body, actor, now, fail }) => {
    const request = await requireToDecide(params.privacyRequestId, 'fulfil', actor)
    if (request.kind === 'ACCESS') {
      const after = afterAction(request, 'fulfil', { actor, now, outcome: 'RUNNING' }, {})
      const asked = { privacyRequestId: request.id }
      const job = await startJob(answerPrivacyRequest, asked, { by: actor.name, byId: actor.userId, now })
      await commit([privacyRequests.update(request, after), job.write], { events: job.events })
      return shownRequest(after)
    }
    const { answer = '' } = body
    if (answer === '')
      return fail('request.unfit', { errors: [{ detail: 'Say what was corrected', path: ['answer'] }] })
    const after = afterAction(request, 'fulfil', { actor, now, outcome: 'DONE' }, { answer, done: now })
    const mail = privacyMail(after, { what: 'corrected', answer }, now)
    await commit([privacyRequests.update(request, after), mail.write], { events: [mail.event] })
    return shownRequest(after)
  },
)
