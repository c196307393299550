import { work } from '#functions/_platform/events/worker.ts'
import { runJobs } from '#functions/_platform/jobs/runJobs.ts'
import { meetDeadlines } from './jobs/meetDeadlines.ts'
import { wakeFrozen } from './jobs/wakeFrozen.ts'
import { manifest } from './manifest.ts'
import { activateAccount } from './on/activateAccount.ts'
import { closeAccount } from './on/closeAccount.ts'
import { followTeams } from './on/followTeams.ts'
import { showPaymentFailed, showPaymentMoved, showPaymentReceived } from './on/showPayment.ts'
import { abandonIssue } from './tasks/abandonIssue.ts'
import { completeIssue } from './tasks/completeIssue.ts'
import { prepareIssue } from './tasks/prepareIssue.ts'

export const handler = work(manifest, {
  on: {
    activateAccount,
    closeAccount,
    followTeams,
    runJobs: runJobs([wakeFrozen]),
    showPaymentFailed,
    showPaymentMoved,
    showPaymentReceived,
  },
  jobs: { meetDeadlines },
  tasks: { abandonIssue, completeIssue, prepareIssue },
})
