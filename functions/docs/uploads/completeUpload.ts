import { completeParts, partsThere, sizeOfFile } from '#functions/_platform/files/uploadParts.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/docs/uploadParts.ts'
import { missingParts, partsOf } from '#shared/domain/correspondence/uploadParts.ts'
import { ownUpload } from './ownUpload.ts'

/** The parts of a file of the size that was told and no others become the file: so none is larger than a file may be. */
export const completeUpload = implement(contract.completeUpload)(async ({ body, actor, fail }) => {
  const { size, objectKey } = body
  const upload = ownUpload(body, actor)
  const there = await partsThere(upload)
  if (there !== undefined) {
    const missing = missingParts(size, there).length + Math.max(0, there.length - partsOf(size).length)
    if (missing > 0) return fail('document.uploadIncomplete', { data: { missing } })
    if (await completeParts(upload, there)) return { objectKey }
  }
  // Whoever was told nothing of it tells it again.
  return (await sizeOfFile(objectKey)) === size ? { objectKey } : fail('document.uploadGone')
})
