import { createUploadUrl } from '#shared/contracts/docs/uploads.ts'
import { call } from '#web/api/call.ts'
import { Problem } from '#web/api/problem.ts'
import { readSession } from '#web/api/session.ts'
import { putWithProgress } from '#web/api/upload.ts'
import { patience, type Waiting } from './patience.ts'
import { goesInParts, putInParts } from './putInParts.ts'

interface Put extends Waiting {
  /** Told the share of the file that is there, 0 to 1. */
  readonly onShare?: ((share: number) => void) | undefined
}

/** The storage said no to the file itself, whatever the line does. */
const isRefused = (error: unknown): boolean => error instanceof Problem && error.status >= 400 && error.status < 500

/**
 * Puts a file where the server says, as often as the line is lost; answers the key by which an operation takes it.
 * @throws {Problem} cancelled, where the signal ended it.
 */
export const putFile = async (file: File, put: Put = {}): Promise<{ objectKey: string }> => {
  const contentType = file.type || 'application/octet-stream'
  const { name: fileName, size } = file
  const { signal } = put
  if (goesInParts(file)) return putInParts(file, { ...put, userId: readSession()?.claims.userId ?? '', contentType })
  const line = patience(put)
  for (;;) {
    try {
      const target = await call(
        createUploadUrl,
        { body: { fileName, contentType, size, purpose: 'document' } },
        { signal },
      )
      await putWithProgress(target.url, { file, contentType, signal, onShare: put.onShare })
      return { objectKey: target.objectKey }
    } catch (error) {
      if (isRefused(error)) throw error
      await line.wait(error)
    }
  }
}
