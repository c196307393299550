import { listUserHistory } from '#shared/contracts/auth/history.ts'
import { historyOfRow } from '#web/records/historyOfRow.tsx'

/** What was done to a user. */
export default historyOfRow(listUserHistory)
