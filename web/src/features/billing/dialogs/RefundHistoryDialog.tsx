import { listRefundHistory } from '#shared/contracts/billing/refunds.ts'
import { historyOfRow } from '#web/records/historyOfRow.tsx'

/** What was done to a refund. */
export default historyOfRow(listRefundHistory)
