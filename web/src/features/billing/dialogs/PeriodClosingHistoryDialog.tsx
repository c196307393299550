import { listPeriodClosingHistory } from '#shared/contracts/billing/periods.ts'
import { historyOfRow } from '#web/records/historyOfRow.tsx'

/** What was done to a closing of a month. */
export default historyOfRow(listPeriodClosingHistory)
