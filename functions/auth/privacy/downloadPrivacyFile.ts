import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/auth/privacyRequests.ts'
import { linkToFile } from './privacyFile.ts'
import { isAbout, requireRequest } from './privacyGuard.ts'

export const downloadPrivacyFile = implement(contract.downloadPrivacyFile)(async ({ params, actor, now, fail }) => {
  const request = await requireRequest(params.privacyRequestId, actor)
  if (isAbout(request, actor)) return fail('privacy.ownRequest')
  return linkToFile(request, now)
})
