import { implement } from '#functions/_platform/http/implement.ts'
import { historyFor } from '#functions/directory/history/historyFor.ts'
import * as contract from '#shared/contracts/auth/privacyRequests.ts'
import { historyShares } from '#shared/records/historyShares.ts'
import { requireRequest } from './privacyGuard.ts'

export const listPrivacyRequestHistory = implement(contract.listPrivacyRequestHistory)(async ({ params, actor }) => {
  const { id } = await requireRequest(params.privacyRequestId, actor)
  return historyFor(id, actor, historyShares.privacyRequest)
})
