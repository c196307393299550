import { implement } from '#functions/_platform/http/implement.ts'
import { userByEmail } from '#functions/directory/store/userByEmail.ts'
import * as contract from '#shared/contracts/auth/ownData.ts'
import { requireByCode } from './byCode.ts'
import { linkToFile } from './privacyFile.ts'

/** Of a user the copy has more than an address should open: it is had where they sign in, or from staff. */
export const downloadOwnData = implement(contract.downloadOwnData)(async ({ params, actor, now, fail }) => {
  const request = await requireByCode(params.privacyRequestId, actor)
  if (request.subject.userId !== undefined || (await userByEmail(actor.email)) !== undefined) fail('privacy.noFile')
  return linkToFile(request, now)
})
