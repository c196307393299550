import { listPoolYearHistory } from '#shared/contracts/account/poolYears.ts'
import { historyOfRow } from '#web/records/historyOfRow.tsx'

/** What was done to a term of a pool. */
export default historyOfRow(listPoolYearHistory)
