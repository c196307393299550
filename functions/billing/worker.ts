import { work } from '#functions/_platform/events/worker.ts'
import { runJobs } from '#functions/_platform/jobs/runJobs.ts'
import { billAgencies, billLastMonth } from './jobs/billAgencies.ts'
import { chargeLateFees, chargeLateFeesToday } from './jobs/chargeLateFees.ts'
import { closeMonth } from './jobs/closeMonth.ts'
import { duePremium, duePremiumToday } from './jobs/duePremium.ts'
import { dunInvoices, dunToday } from './jobs/dunInvoices.ts'
import { enterBooks } from './jobs/enterBooks.ts'
import { keepBooks } from './jobs/keepBooks.ts'
import { remindOfInvoices, remindToday } from './jobs/remindOfInvoices.ts'
import { verifyLedger } from './jobs/verifyLedger.ts'
import { manifest } from './manifest.ts'
import { countPosting } from './on/countPosting.ts'
import { returnRefund } from './on/returnRefund.ts'
import { keepLedger } from './tasks/keepLedger.ts'
import { postIssue } from './tasks/postIssue.ts'

export const handler = work(manifest, {
  on: {
    countPosting,
    returnRefund,
    runJobs: runJobs([
      billAgencies,
      chargeLateFees,
      duePremium,
      dunInvoices,
      enterBooks,
      keepBooks,
      remindOfInvoices,
      verifyLedger,
    ]),
  },
  jobs: { billLastMonth, chargeLateFeesToday, closeMonth, duePremiumToday, dunToday, remindToday },
  tasks: { keepLedger, postIssue },
})
