import { listFindingDisputeHistory } from '#shared/contracts/risk/disputes.ts'
import { historyOfRow } from '#web/records/historyOfRow.tsx'

/** What was done to a dispute of a finding. */
export default historyOfRow(listFindingDisputeHistory)
