import { implement } from '#functions/_platform/http/implement.ts'
import { jobs } from '#functions/_platform/jobs/jobs.ts'
import * as contract from '#shared/contracts/bulk/uploads.ts'
import { isOpenJob } from '#shared/records/job/jobLife.ts'
import { requireUpload } from '../store/bulkUploads.ts'
import { toBulkUpload } from './toBulkUpload.ts'

export const getBulkUpload = implement(contract.getBulkUpload)(async ({ params, actor }) => {
  const upload = await requireUpload(params.uploadId, actor)
  const job = await jobs.byId(upload.jobId)
  const isAtWork = upload.status === 'CHECKING' || upload.status === 'CREATING'
  const isHalted = isAtWork && (job === undefined || !isOpenJob(job.status))
  return { ...toBulkUpload(upload), ...(isHalted && { isHalted }), columns: upload.columns, failed: upload.failed }
})
