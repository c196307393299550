import { listAgentLicenseHistory } from '#shared/contracts/agency/agentLicenses.ts'
import { historyOfRow } from '#web/records/historyOfRow.tsx'

/** What was done to a license of an agent. */
export default historyOfRow(listAgentLicenseHistory)
