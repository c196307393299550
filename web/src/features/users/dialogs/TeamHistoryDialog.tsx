import { listTeamHistory } from '#shared/contracts/auth/history.ts'
import { historyOfRow } from '#web/records/historyOfRow.tsx'

/** What was done to a team. */
export default historyOfRow(listTeamHistory)
