import { listCertificateHistory } from '#shared/contracts/policy/certificates.ts'
import { historyOfRow } from '#web/records/historyOfRow.tsx'

/** What was done to a certificate. */
export default historyOfRow(listCertificateHistory)
