import type { BulkUploadRow } from '#shared/contracts/bulk/bulkUpload.ts'
import { BulkUploadId } from '#shared/domain/ids/ids.ts'
import { type BulkUploadRecord, rowOfUpload } from '../store/bulkUploads.ts'

/** A row of the list under the name that its id has outside. */
export const toBulkUploadRow = ({ id, ...row }: ReturnType<typeof rowOfUpload>): BulkUploadRow => ({
  ...row,
  uploadId: BulkUploadId.parse(id),
})

/** An upload as lists show it. */
export const toBulkUpload = (upload: BulkUploadRecord): BulkUploadRow => toBulkUploadRow(rowOfUpload(upload))
