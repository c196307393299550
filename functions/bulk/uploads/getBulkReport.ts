import { downloadLink, keepFile } from '#functions/_platform/files/files.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/bulk/uploads.ts'
import { reportCsv } from '../rows/reportCsv.ts'
import { requireUpload } from '../store/bulkUploads.ts'
import { reportPlace } from '../store/places.ts'
import { rowsOfUpload } from './rowsOfUpload.ts'

/** The report is written as it is asked for, since it says what has come of the rows by now. */
export const getBulkReport = implement(contract.getBulkReport)(async ({ params, actor, now }) => {
  const upload = await requireUpload(params.uploadId, actor)
  const rows = await rowsOfUpload(
    upload,
    [...upload.marks].map((_, place) => place),
  )
  const key = reportPlace(upload.id)
  await keepFile({ key, body: Buffer.from(reportCsv(rows, upload.columns)), contentType: 'text/csv' })
  const fileName = `${upload.fileName.replace(/\.[^.]*$/, '')}-report.csv`
  const { url, seconds } = await downloadLink({ key, fileName })
  return { url, fileName, expiresAt: new Date(Date.parse(now) + seconds * 1000).toISOString() as typeof now }
})
