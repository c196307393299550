import { listSurplusLicenseHistory } from '#shared/contracts/account/surplusLicenses.ts'
import { historyOfRow } from '#web/records/historyOfRow.tsx'

/** What was done to a surplus lines license. */
export default historyOfRow(listSurplusLicenseHistory)
