import { listRoleGrantHistory } from '#shared/contracts/auth/roleGrants.ts'
import { historyOfRow } from '#web/records/historyOfRow.tsx'

/** What was done to a role that was asked for. */
export default historyOfRow(listRoleGrantHistory)
