import { listWriteOffHistory } from '#shared/contracts/billing/writeOffs.ts'
import { historyOfRow } from '#web/records/historyOfRow.tsx'

/** What was done to a write-off. */
export default historyOfRow(listWriteOffHistory)
