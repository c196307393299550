import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/auth/privacyRequests.ts'
import { privacyRequests } from '../store/privacyRequests.ts'
import { afterAction, requireToDecide, wordOf } from './privacyGuard.ts'
import { shownRequest } from './shown.ts'

export const checkPrivacyIdentity = implement(contract.checkPrivacyIdentity)(async ({ params, body, actor, now }) => {
  const request = await requireToDecide(params.privacyRequestId, 'check', actor)
  const after = afterAction(request, 'check', { actor, now }, { identity: { ...wordOf(actor, now), ...body } })
  await commit([privacyRequests.update(request, after)])
  return shownRequest(after)
})
