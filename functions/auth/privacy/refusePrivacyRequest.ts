import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/auth/privacyRequests.ts'
import { privacyRequests } from '../store/privacyRequests.ts'
import { afterAction, requireToDecide, wordOf } from './privacyGuard.ts'
import { privacyMail } from './privacyMail.ts'
import { shownRequest } from './shown.ts'

/** The person is told why, and to whom they may complain. */
export const refusePrivacyRequest = implement(contract.refusePrivacyRequest)(async ({ params, body, actor, now }) => {
  const request = await requireToDecide(params.privacyRequestId, 'refuse', actor)
  const after = afterAction(request, 'refuse', { actor, now }, { refusal: { ...wordOf(actor, now), ...body } })
  const mail = privacyMail(after, { what: 'refused', note: body.note }, now)
  await commit([privacyRequests.update(request, after), mail.write], { events: [mail.event] })
  return shownRequest(after)
})
