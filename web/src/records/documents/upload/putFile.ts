import { createUploadUrl } from '#shared/contracts/docs/uploads.ts'
import { call } from '#web/api/call.ts'
import { readSession } from '#web/api/session.ts'
import { putWithProgress } from '#web/api/upload.ts'
import { goesInParts, putInParts } from './putInParts.ts'

/** Puts a file where the server says, telling the share that is there; answers the key by which an operation takes it. */
export const putFile = async (file: File, onShare?: (share: number) => void): Promise<{ objectKey: string }> => {
  const contentType = file.type || 'application/octet-stream'
  const { name: fileName, size } = file
  if (goesInParts(file)) return putInParts(file, { userId: readSession()?.claims.userId ?? '', contentType, onShare })
  const target = await call(createUploadUrl, { body: { fileName, contentType, size, purpose: 'document' } })
  await putWithProgress(target.url, { file, contentType, onShare })
  return { objectKey: target.objectKey }
}
