import { listTaxReturnHistory } from '#shared/contracts/billing/taxes.ts'
import { historyOfRow } from '#web/records/historyOfRow.tsx'

/** What was done to a tax return since it was filed. */
export default historyOfRow(listTaxReturnHistory)
