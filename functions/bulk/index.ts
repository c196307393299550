import { serve } from '#functions/_platform/http/serve.ts'
import * as contracts from '#shared/contracts/bulk/index.ts'
import { createUploadedAccounts } from './uploads/createUploadedAccounts.ts'
import { getBulkReport } from './uploads/getBulkReport.ts'
import { getBulkUpload } from './uploads/getBulkUpload.ts'
import { listBulkRows } from './uploads/listBulkRows.ts'
import { listBulkUploads } from './uploads/listBulkUploads.ts'
import { uploadAccounts } from './uploads/uploadAccounts.ts'

export const handler = serve(contracts, {
  createUploadedAccounts,
  getBulkReport,
  getBulkUpload,
  listBulkRows,
  listBulkUploads,
  uploadAccounts,
})
