import { listDocumentHistory } from '#shared/contracts/docs/documents.ts'
import { historyOfRow } from '#web/records/historyOfRow.tsx'

/** What was done to a document. */
export default historyOfRow(listDocumentHistory)
