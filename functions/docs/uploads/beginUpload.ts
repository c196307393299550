import { beginParts } from '#functions/_platform/files/uploadParts.ts'
import { newUploadKey } from '#functions/_platform/files/uploads.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/docs/uploadParts.ts'
import { partBytes } from '#shared/domain/correspondence/uploadParts.ts'

export const beginUpload = implement(contract.beginUpload)(async ({ body, actor }) => {
  const objectKey = newUploadKey('document', actor.userId)
  const uploadId = await beginParts({ key: objectKey, contentType: body.contentType })
  return { uploadId, objectKey, partBytes }
})
