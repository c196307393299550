import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/auth/ownData.ts'
import { requestsOf } from '../store/privacyRequests.ts'
import { isOpenedByCode } from './byCode.ts'
import { ownRequest } from './shown.ts'

export const listDataRequests = implement(contract.listDataRequests)(async ({ actor }) => {
  const requests = await requestsOf({ name: '', email: actor.email })
  return requests
    .filter((request) => isOpenedByCode(request, actor))
    .toSorted((one, other) => other.created.localeCompare(one.created))
    .map((request) => {
      const { fileUntil, ...shown } = ownRequest(request)
      return fileUntil === undefined || request.subject.userId !== undefined ? shown : { ...shown, fileUntil }
    })
})
