import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/auth/ownData.ts'
import { privacyRequests } from '../store/privacyRequests.ts'
import { requireByCode } from './byCode.ts'
import { afterAction } from './privacyGuard.ts'

export const withdrawDataRequest = implement(contract.withdrawDataRequest)(async ({ params, actor, now }) => {
  const request = await requireByCode(params.privacyRequestId, actor)
  const withdrawal = { by: '', name: request.subject.name, at: now }
  await commit([privacyRequests.update(request, afterAction(request, 'withdraw', { actor, now }, { withdrawal }))])
})
