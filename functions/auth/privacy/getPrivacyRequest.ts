import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/auth/privacyRequests.ts'
import { allowedOn, requireRequest } from './privacyGuard.ts'
import { shownRequest } from './shown.ts'

export const getPrivacyRequest = implement(contract.getPrivacyRequest)(async ({ params, actor }) => {
  const request = await requireRequest(params.privacyRequestId, actor)
  return { ...shownRequest(request), allowedActions: allowedOn(request, actor) }
})
