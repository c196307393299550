import { listQuoteShareHistory } from '#shared/contracts/quote/shares.ts'
import { historyOfRow } from '#web/records/historyOfRow.tsx'

/** What was done to a link to an offer. */
export default historyOfRow(listQuoteShareHistory)
