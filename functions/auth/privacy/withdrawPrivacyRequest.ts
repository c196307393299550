import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/auth/privacyRequests.ts'
import { privacyRequests } from '../store/privacyRequests.ts'
import { afterAction, requireToDecide, wordOf } from './privacyGuard.ts'
import { shownRequest } from './shown.ts'

export const withdrawPrivacyRequest = implement(contract.withdrawPrivacyRequest)(async ({ params, actor, now }) => {
  const request = await requireToDecide(params.privacyRequestId, 'withdraw', actor)
  const after = afterAction(request, 'withdraw', { actor, now }, { withdrawal: wordOf(actor, now) })
  await commit([privacyRequests.update(request, after)])
  return shownRequest(after)
})
