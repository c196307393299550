import { listCarrierAccountHistory } from '#shared/contracts/billing/carrierBalances.ts'
import { historyOfRow } from '#web/records/historyOfRow.tsx'

/** What was done to the account of a carrier. */
export default historyOfRow(listCarrierAccountHistory)
