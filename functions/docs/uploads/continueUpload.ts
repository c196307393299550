import { linkSeconds } from '#functions/_platform/files/client.ts'
import { partLink, partsThere, sizeOfFile } from '#functions/_platform/files/uploadParts.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/docs/uploadParts.ts'
import { missingParts, partsOf } from '#shared/domain/correspondence/uploadParts.ts'
import { ownUpload } from './ownUpload.ts'

export const continueUpload = implement(contract.continueUpload)(async ({ body, actor, now, fail }) => {
  const { size } = body
  const upload = ownUpload(body, actor)
  const expiresAt = new Date(Date.parse(now) + linkSeconds * 1000).toISOString() as typeof now
  const there = await partsThere(upload)
  if (there === undefined) {
    // Completed already, as where the answer was lost: all of it is there.
    if ((await sizeOfFile(upload.key)) !== size) return fail('document.uploadGone')
    return { there: partsOf(size), missing: [], expiresAt }
  }
  const missing = missingParts(size, there)
  const open = new Set(missing.map(({ number }) => number))
  return {
    there: partsOf(size).filter(({ number }) => !open.has(number)),
    missing: await Promise.all(missing.map(async (part) => ({ ...part, url: await partLink(upload, part) }))),
    expiresAt,
  }
})
