import type { z } from 'zod'
import { implement } from '#functions/_platform/http/implement.ts'
import { startJob } from '#functions/_platform/jobs/startJob.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import type { PrivacyRequestRecord } from '#shared/contracts/auth/privacyRequest.ts'
import * as contract from '#shared/contracts/auth/privacyRequests.ts'
import { answerPrivacyRequest } from '../jobs/answerPrivacyRequest.ts'
import { privacyRequests } from '../store/privacyRequests.ts'
import { digitsOf } from '../users/phone.ts'
import { afterAction, requireToDecide } from './privacyGuard.ts'
import { privacyMail } from './privacyMail.ts'
import { shownRequest } from './shown.ts'

/** What records of business are to say of the person, with the phone as they keep it. */
const correctedOf = ({
  phone,
  ...contact
}: NonNullable<z.infer<typeof contract.fulfilPrivacyRequest.body>['contact']>) => ({
  ...contact,
  ...(phone !== undefined && phone !== '' && { phone: digitsOf(phone, ['contact', 'phone']) }),
})

/** A copy is made by a job, and so is what records of business say of the person; what else was corrected is told here. */
export const fulfilPrivacyRequest = implement(contract.fulfilPrivacyRequest)(
  async ({ params, body, actor, now, fail }) => {
    const request = await requireToDecide(params.privacyRequestId, 'fulfil', actor)
    const byJob = async (changes: Pick<PrivacyRequestRecord, 'answer' | 'corrected'>) => {
      const after = afterAction(request, 'fulfil', { actor, now, outcome: 'RUNNING' }, changes)
      const asked = { privacyRequestId: request.id }
      const job = await startJob(answerPrivacyRequest, asked, { by: actor.name, byId: actor.userId, now })
      await commit([privacyRequests.update(request, after), job.write], { events: job.events })
      return shownRequest(after)
    }
    if (request.kind === 'ACCESS') return byJob({})
    const { answer = '', contact } = body
    if (answer === '')
      return fail('request.unfit', { errors: [{ detail: 'Say what was corrected', path: ['answer'] }] })
    if (contact !== undefined) return byJob({ answer, corrected: correctedOf(contact) })
    const after = afterAction(request, 'fulfil', { actor, now, outcome: 'DONE' }, { answer, done: now })
    const mail = privacyMail(after, { what: 'corrected', answer }, now)
    await commit([privacyRequests.update(request, after), mail.write], { events: [mail.event] })
    return shownRequest(after)
  },
)
