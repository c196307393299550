import { uploadLink } from '#functions/_platform/files/files.ts'
import { newUploadKey } from '#functions/_platform/files/uploads.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/docs/uploads.ts'
import { mostUploadBytes } from '#shared/domain/account/uploadWords.ts'

export const createUploadUrl = implement(contract.createUploadUrl)(async ({ body, actor, now, fail }) => {
  if (body.purpose === 'bulk' && body.size > mostUploadBytes) return fail('bulk.tooLarge')
  const objectKey = newUploadKey(body.purpose, actor.userId)
  const { url, seconds } = await uploadLink({ key: objectKey, contentType: body.contentType, size: body.size })
  return { url, objectKey, expiresAt: new Date(Date.parse(now) + seconds * 1000).toISOString() as typeof now }
})
