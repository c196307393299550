import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/auth/privacyRequests.ts'
import { privacyRequests } from '../store/privacyRequests.ts'
import { afterAction, wordOf } from './privacyGuard.ts'

export const withdrawMyPrivacyRequest = implement(contract.withdrawMyPrivacyRequest)(async ({ params, actor, now }) => {
  const request = await privacyRequests.require(
    params.privacyRequestId,
    ({ subject }) => subject.userId === actor.userId,
  )
  const after = afterAction(request, 'withdraw', { actor, now }, { withdrawal: wordOf(actor, now) })
  await commit([privacyRequests.update(request, after)])
})
