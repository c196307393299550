import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/auth/privacyRequests.ts'
import { requireRequest } from './privacyGuard.ts'
import { shownRequest } from './shown.ts'

export const getPrivacyRequest = implement(contract.getPrivacyRequest)(async ({ params, actor }) =>
  shownRequest(await requireRequest(params.privacyRequestId, actor)),
)
