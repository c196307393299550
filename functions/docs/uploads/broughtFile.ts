import type { Actor } from '#functions/_platform/auth/actor.ts'
import { nameFor } from '#functions/_platform/auth/nameFor.ts'
import { endingOf } from '#functions/_platform/files/examination/signatures.ts'
import { keepFile } from '#functions/_platform/files/files.ts'
import { isOwnUpload, newUploadKey } from '#functions/_platform/files/uploads.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import type { UploadedFile } from '#shared/contract/files.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { UploadedRevision } from '../store/documents.ts'

/** What goes through a request; larger files go to the storage by a link. */
const mostBytes = 4_000_000

interface Brought {
  readonly file?: UploadedFile | undefined
  readonly objectKey?: string | undefined
  readonly fileName?: string | undefined
  readonly docName: string
}

/**
 * The file that a request brings along or names, not yet looked at: of a form itself, or the caller's own upload.
 * @throws document.noFile, document.tooLarge
 */
export const broughtFile = async (
  { file, objectKey, fileName, docName }: Brought,
  { actor, number, now }: { readonly actor: Actor; readonly number: number; readonly now: Instant },
): Promise<UploadedRevision> => {
  const { userId } = actor
  const common = {
    number,
    examination: 'WAITING',
    uploadedAt: now,
    uploadedBy: nameFor(actor),
  } as const
  if (file !== undefined) {
    if (file.bytes.byteLength === 0) return fail('document.noFile')
    if (file.bytes.byteLength > mostBytes) return fail('document.tooLarge')
    const key = newUploadKey('document', userId)
    await keepFile({ key, body: file.bytes, contentType: 'application/octet-stream' })
    return { ...common, file: key, fileName: file.fileName || docName, size: file.bytes.byteLength }
  }
  if (objectKey === undefined || !isOwnUpload({ purpose: 'document', userId, key: objectKey }))
    return fail('document.noFile')
  // How large it is, is known when it is looked at.
  return { ...common, file: objectKey, fileName: fileName || docName, size: 0 }
}

/** The name of a document ends as its file does. */
export const namedLike = (docName: string, { fileName }: { readonly fileName: string }): string => {
  const ending = endingOf(fileName)
  return ending === '' || endingOf(docName) === ending ? docName : `${docName}.${ending}`
}
