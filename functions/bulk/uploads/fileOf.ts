import type { Actor } from '#functions/_platform/auth/actor.ts'
import { readFile } from '#functions/_platform/files/files.ts'
import { isOwnUpload } from '#functions/_platform/files/uploads.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import type { BodyOf } from '#shared/contract/operation.ts'
import type { uploadAccounts } from '#shared/contracts/bulk/uploads.ts'
import { mostUploadBytes, uploadTypeOf } from '#shared/domain/account/uploadWords.ts'

/**
 * The file of a request: of the form itself, or the caller's own upload that it names. What is in it is looked at by the job.
 * @throws bulk.noFile, bulk.tooLarge, bulk.wrongType
 */
export const fileOf = async (
  { file, objectKey, fileName = '' }: BodyOf<typeof uploadAccounts>,
  { userId }: Actor,
): Promise<{ readonly fileName: string; readonly bytes: Uint8Array }> => {
  const isOwn = objectKey !== undefined && isOwnUpload({ purpose: 'bulk', userId, key: objectKey })
  const bytes = file?.bytes ?? (isOwn ? await readFile(objectKey) : undefined)
  if (bytes === undefined || bytes.length === 0) return fail('bulk.noFile')
  if (bytes.length > mostUploadBytes) return fail('bulk.tooLarge')
  const named = file?.fileName ?? fileName
  if (uploadTypeOf(named) === undefined) return fail('bulk.wrongType')
  return { fileName: named, bytes }
}
