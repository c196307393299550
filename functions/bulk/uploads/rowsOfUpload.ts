import type { BulkRow } from '#shared/contracts/bulk/bulkUpload.ts'
import { AccountId } from '#shared/domain/ids/ids.ts'
import type { BulkUploadRecord } from '../store/bulkUploads.ts'
import { outcomeAt } from '../store/marks.ts'
import { rowsAt } from '../store/rowFiles.ts'
import { uploadedRowId, uploadedRows } from '../store/uploadedRows.ts'

/** The rows of an upload at these places, from 0, with what has come of each by now. */
export const rowsOfUpload = async (upload: BulkUploadRecord, places: readonly number[]): Promise<BulkRow[]> => {
  const rows = await rowsAt(upload.id, places)
  const idOf = ({ row }: { readonly row: number }) => uploadedRowId(upload, row)
  const made = new Map((await uploadedRows.byIds(rows.map(idOf))).map(({ id, accountId }) => [id, accountId]))
  return rows.map((each, index) => {
    const { row, name, problems = [] } = each
    const accountId = made.get(idOf(each)) ?? each.accountId
    return {
      row,
      name,
      outcome: outcomeAt(upload.marks, places[index] ?? 0),
      ...(accountId !== undefined && { accountId: AccountId.parse(accountId) }),
      problems: [...problems],
    }
  })
}
