import { implement } from '#functions/_platform/http/implement.ts'
import { isIdle, jobs } from '#functions/_platform/jobs/jobs.ts'
import * as contract from '#shared/contracts/bulk/uploads.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { isOpenJob } from '#shared/records/job/jobLife.ts'
import { type BulkUploadRecord, requireUpload } from '../store/bulkUploads.ts'
import { toBulkUpload } from './toBulkUpload.ts'
import { allowed } from './uploadAction.ts'

/** Nobody works on it, though there is work left. */
const isHalted = async ({ status, jobId }: BulkUploadRecord, now: Instant): Promise<boolean> => {
  if (status !== 'CHECKING' && status !== 'CREATING') return false
  const job = await jobs.byId(jobId)
  return job === undefined || !isOpenJob(job.status) || isIdle(job, now)
}

export const getBulkUpload = implement(contract.getBulkUpload)(async ({ params, actor, now }) => {
  const first = await requireUpload(params.uploadId, actor)
  // A job ends in one commit with what it does of its upload: an upload that was read before its job ended is out of date.
  const upload = (await isHalted(first, now)) ? await requireUpload(params.uploadId, actor) : first
  return {
    ...toBulkUpload(upload),
    ...((await isHalted(upload, now)) && { isHalted: true }),
    columns: upload.columns,
    failed: upload.failed,
    allowedActions: allowed(upload.status, { actor }),
  }
})
