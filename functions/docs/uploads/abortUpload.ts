import { abortParts } from '#functions/_platform/files/uploadParts.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/docs/uploadParts.ts'
import { ownUpload } from './ownUpload.ts'

export const abortUpload = implement(contract.abortUpload)(async ({ query, actor }) => {
  await abortParts(ownUpload(query, actor))
})
