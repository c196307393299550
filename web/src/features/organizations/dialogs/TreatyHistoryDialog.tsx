import { listTreatyHistory } from '#shared/contracts/account/treaties.ts'
import { historyOfRow } from '#web/records/historyOfRow.tsx'

/** What was done to a treaty. */
export default historyOfRow(listTreatyHistory)
