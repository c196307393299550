import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/auth/privacyRequests.ts'
import { privacyRequests } from '../store/privacyRequests.ts'
import { linkToFile } from './privacyFile.ts'

export const downloadMyData = implement(contract.downloadMyData)(async ({ params, actor, now }) => {
  const request = await privacyRequests.require(
    params.privacyRequestId,
    ({ subject }) => subject.userId === actor.userId,
  )
  return linkToFile(request, now)
})
