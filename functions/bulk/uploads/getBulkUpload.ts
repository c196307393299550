import { implement } from '#functions/_platform/http/implement.ts'
import { jobs } from '#functions/_platform/jobs/jobs.ts'
import * as contract from '#shared/contracts/bulk/uploads.ts'
import { isOpenJob } from '#shared/records/job/jobLife.ts'
import { type BulkUploadRecord, requireUpload } from '../store/bulkUploads.ts'
import { toBulkUpload } from './toBulkUpload.ts'
import { allowed } from './uploadAction.ts'

/** Nobody works on it, though there is work left. */
const isHalted = async ({ status, jobId }: BulkUploadRecord): Promise<boolean> => {
  if (status !== 'CHECKING' && status !== 'CREATING') return false
  const job = await jobs.byId(jobId)
  return job === undefined || !isOpenJob(job.status)
}

export const getBulkUpload = implement(contract.getBulkUpload)(async ({ params, actor }) => {
  const first = await requireUpload(params.uploadId, actor)
  // A job ends in one commit with what it does of its upload: an upload that was read before its job ended is out of date.
  const upload = (await isHalted(first)) ? await requireUpload(params.uploadId, actor) : first
  return {
    ...toBulkUpload(upload),
    ...((await isHalted(upload)) && { isHalted: true }),
    columns: upload.columns,
    failed: upload.failed,
    allowedActions: allowed(upload.status, { actor }),
  }
})
