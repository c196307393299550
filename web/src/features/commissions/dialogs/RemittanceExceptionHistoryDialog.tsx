import { listRemittanceExceptionHistory } from '#shared/contracts/commissions/remittances.ts'
import { historyOfRow } from '#web/records/historyOfRow.tsx'

/** What was done to an exception of a remittance. */
export default historyOfRow(listRemittanceExceptionHistory)
