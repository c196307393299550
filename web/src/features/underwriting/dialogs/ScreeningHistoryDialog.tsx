import { listScreeningHistory } from '#shared/contracts/risk/screenings.ts'
import { historyOfRow } from '#web/records/historyOfRow.tsx'

/** What was done to how an account stands against the sanctions lists. */
export default historyOfRow(listScreeningHistory)
