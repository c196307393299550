import type { Actor } from '#functions/_platform/auth/actor.ts'
import type { UploadInParts } from '#functions/_platform/files/uploadParts.ts'
import { isOwnUpload } from '#functions/_platform/files/uploads.ts'
import { fail } from '#functions/_platform/problems/problem.ts'

/**
 * The upload that a request names: its caller's own. S3 itself tells an id from that of another key.
 * @throws document.uploadGone
 */
export const ownUpload = (
  { objectKey, uploadId }: { readonly objectKey: string; readonly uploadId: string },
  { userId }: Actor,
): UploadInParts =>
  isOwnUpload({ purpose: 'document', userId, key: objectKey })
    ? { key: objectKey, uploadId }
    : fail('document.uploadGone')
