import { implement } from '#functions/_platform/http/implement.ts'
import { startJob } from '#functions/_platform/jobs/startJob.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/auth/privacyRequests.ts'
import { standingHolds } from '#shared/domain/identity/privacy.ts'
import { answerPrivacyRequest } from '../jobs/answerPrivacyRequest.ts'
import { privacyRequests } from '../store/privacyRequests.ts'
import { holdsOn } from './businessOf.ts'
import { afterAction, isOwnProposal, requireToDecide, wordOf } from './privacyGuard.ts'
import { shownRequest } from './shown.ts'

/** Nobody approves what they proposed. What has come to hold it since is seen by proposing it again. */
export const approveErasure = implement(contract.approveErasure)(async ({ params, actor, now, fail }) => {
  const request = await requireToDecide(params.privacyRequestId, 'approve', actor)
  if (isOwnProposal(request, actor)) return fail('privacy.secondPerson')
  const holds = standingHolds(await holdsOn(request, now), request.passed)
  if (holds.length > 0) return fail('privacy.held')
  const after = afterAction(request, 'approve', { actor, now }, { approval: wordOf(actor, now) })
  const asked = { privacyRequestId: request.id }
  const job = await startJob(answerPrivacyRequest, asked, { by: actor.name, byId: actor.userId, now })
  await commit([privacyRequests.update(request, after), job.write], { events: job.events })
  return shownRequest(after)
})
