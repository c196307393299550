import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/bulk/uploads.ts'
import { requireUpload } from '../store/bulkUploads.ts'
import { placesOf } from '../store/marks.ts'
import { rowsOfUpload } from './rowsOfUpload.ts'

export const listBulkRows = implement(contract.listBulkRows)(async ({ params, query, actor }) => {
  const upload = await requireUpload(params.uploadId, actor)
  const { page: number, size } = query
  const all = query.problems ? placesOf(upload.marks, 'REFUSED') : [...upload.marks].map((_, place) => place)
  const content = await rowsOfUpload(upload, all.slice(number * size, (number + 1) * size))
  return { content, totalElements: all.length, size, number }
})
