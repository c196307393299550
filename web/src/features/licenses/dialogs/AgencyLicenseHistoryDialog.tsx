import { listAgencyLicenseHistory } from '#shared/contracts/agency/agencyLicenses.ts'
import { historyOfRow } from '#web/records/historyOfRow.tsx'

/** What was done to a license of an agency. */
export default historyOfRow(listAgencyLicenseHistory)
