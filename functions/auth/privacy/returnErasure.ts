import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/auth/privacyRequests.ts'
import { privacyRequests } from '../store/privacyRequests.ts'
import { afterAction, requireToDecide, wordOf } from './privacyGuard.ts'
import { shownRequest } from './shown.ts'

export const returnErasure = implement(contract.returnErasure)(async ({ params, body, actor, now, fail }) => {
  const request = await requireToDecide(params.privacyRequestId, 'return', actor)
  if (request.proposal?.by === actor.userId) return fail('privacy.secondPerson')
  const { proposal: _, ...rest } = request
  const after = afterAction(rest, 'return', { actor, now }, { returned: { ...wordOf(actor, now), note: body.note } })
  await commit([privacyRequests.update(request, after)])
  return shownRequest(after)
})
