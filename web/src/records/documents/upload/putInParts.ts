import { abortUpload, beginUpload, completeUpload, continueUpload } from '#shared/contracts/docs/uploadParts.ts'
import { partBytes, startOfPart } from '#shared/domain/correspondence/uploadParts.ts'
import { call } from '#web/api/call.ts'
import { Problem } from '#web/api/problem.ts'
import { putWithProgress } from '#web/api/upload.ts'
import { dropUpload, type KeptUpload, keepUpload, keptUpload } from './keptUploads.ts'
import { patience, type Waiting } from './patience.ts'

interface Put extends Waiting {
  readonly userId: string
  readonly contentType: string
  /** Told the share of the file that is there, 0 to 1. */
  readonly onShare?: ((share: number) => void) | undefined
}

const begin = async (file: File, { userId, contentType, signal }: Put): Promise<KeptUpload> => {
  const { name: fileName, size } = file
  const { uploadId, objectKey } = await call(beginUpload, { body: { fileName, contentType, size } }, { signal })
  const begun = { at: new Date().toISOString(), uploadId, objectKey }
  keepUpload({ userId, file }, begun)
  return begun
}

/** Sends what is not there yet, as often as the line is lost, and has the parts put together. */
const send = async (file: File, { uploadId, objectKey }: KeptUpload, put: Put) => {
  const { contentType, onShare, signal } = put
  const { size } = file
  const body = { uploadId, objectKey, size }
  const line = patience(put)
  for (;;) {
    try {
      const { there, missing, expiresAt } = await call(continueUpload, { body }, { signal })
      let sent = there.reduce((sum, part) => sum + part.size, 0)
      onShare?.(sent / size)
      if (missing.length === 0) return await call(completeUpload, { body }, { signal })
      for (const part of missing) {
        // Links that are over are asked for anew.
        if (Date.now() >= Date.parse(expiresAt)) break
        const start = startOfPart(part)
        await putWithProgress(part.url, {
          file: file.slice(start, start + part.size, contentType),
          contentType,
          signal,
          onShare: (share) => onShare?.((sent + share * part.size) / size),
        })
        sent += part.size
        line.renew()
      }
    } catch (error) {
      await line.wait(error)
    }
  }
}

const isOver = (error: unknown): boolean => error instanceof Problem && error.code === 'document.uploadGone'
const isSpoilt = (error: unknown): boolean => error instanceof Problem && error.code === 'document.uploadIncomplete'

/** Whether a file is so large that it goes in parts. */
export const goesInParts = ({ size }: Pick<File, 'size'>): boolean => size > partBytes

/**
 * Puts a large file where the server says, in parts: what is there already is not sent again, also after the page was loaded
 * anew; one that is cancelled leaves nothing. Answers the key by which an operation takes it.
 */
export const putInParts = async (file: File, put: Put): Promise<{ objectKey: string }> => {
  const of = { userId: put.userId, file }
  const kept = keptUpload(of)
  try {
    return await send(file, kept ?? (await begin(file, put)), put)
  } catch (error) {
    if (kept !== undefined && isOver(error)) return send(file, await begin(file, put), put)
    const givenUp = isSpoilt(error) || put.signal?.aborted ? keptUpload(of) : undefined
    if (givenUp !== undefined) {
      dropUpload(of)
      const { uploadId, objectKey } = givenUp
      await call(abortUpload, { query: { uploadId, objectKey } }).catch(() => undefined)
    }
    throw error
  }
}
