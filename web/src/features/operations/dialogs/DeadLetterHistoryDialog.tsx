import { listDeadLetterHistory } from '#shared/contracts/platform/deadLetters.ts'
import { historyOfRow } from '#web/records/historyOfRow.tsx'

/** What was done to a dead letter. */
export default historyOfRow(listDeadLetterHistory)
