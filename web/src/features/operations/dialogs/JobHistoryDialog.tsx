import { listJobHistory } from '#shared/contracts/platform/jobs.ts'
import { historyOfRow } from '#web/records/historyOfRow.tsx'

/** What was done to a job. */
export default historyOfRow(listJobHistory)
