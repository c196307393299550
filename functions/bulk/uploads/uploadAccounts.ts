import { createHash } from 'node:crypto'
import { ulid } from 'ulid'
import { nameFor } from '#functions/_platform/auth/nameFor.ts'
import { keepFile } from '#functions/_platform/files/files.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { startJob } from '#functions/_platform/jobs/startJob.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { holderFor, ownTags } from '#functions/account/public.ts'
import * as contract from '#shared/contracts/bulk/uploads.ts'
import { BulkUploadId } from '#shared/domain/ids/ids.ts'
import { checkUpload } from '../jobs/checkUpload.ts'
import { bulkUploads, contentKey } from '../store/bulkUploads.ts'
import { filePlace } from '../store/places.ts'
import { fileOf } from './fileOf.ts'
import { after } from './uploadAction.ts'

/** A file that is uploaded again is the upload there is: checked again as it is asked for now, or left to its work. */
export const uploadAccounts = implement(contract.uploadAccounts)(async ({ body, actor, now, fail }) => {
  const choice = await holderFor(actor, { agencyId: body.agencyId, teams: [] })
  if (choice.holder === undefined) return fail('bulk.invalidDetails', { errors: choice.errors })
  const tags = await ownTags(actor, body.tags)
  if (tags.errors.length > 0) fail('tag.notFound', { errors: tags.errors })
  const { fileName, bytes } = await fileOf(body, actor)

  const contentHash = createHash('sha256').update(bytes).digest('hex')
  const content = { contentHash, holder: choice.holder }
  const open = await bulkUploads.byUnique('open', contentKey(content))
  if (open?.status === 'CREATING') return { uploadId: BulkUploadId.parse(open.id) }
  const uploadId = BulkUploadId.parse(open?.id ?? `bul_${ulid()}`)
  await keepFile({ key: filePlace(uploadId), body: bytes, contentType: 'application/octet-stream' })
  const job = await startJob(checkUpload, { uploadId }, { by: nameFor(actor), byId: actor.userId, now })
  const asked = {
    fileName,
    holder: choice.holder,
    tags: tags.found.map(({ name }) => name),
    tagIds: tags.found.map(({ id }) => id),
    redAccounts: body.redAccounts,
    accountCreation: body.accountCreation,
    createdBy: nameFor(actor),
    createdById: actor.userId,
    jobId: job.jobId,
    updated: now,
  }
  const write =
    open === undefined
      ? bulkUploads.create({
          id: uploadId,
          status: 'CHECKING',
          contentHash,
          columns: [],
          marks: '',
          failed: [],
          createdAt: now,
          ...asked,
        })
      : bulkUploads.update(open, { ...open, ...asked, status: after(open.status, 'check', { actor }) })
  await commit([write, job.write], { events: job.events })
  return { uploadId }
})
