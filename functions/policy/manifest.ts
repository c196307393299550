import { defineManifest } from '#functions/_platform/manifest.ts'
import { issuePolicy } from './workflows/issuePolicy.ts'

export const manifest = defineManifest({
  service: 'policy',
  errorImpact: 'Policies are not issued, do not start, end or open for renewal on their day, and cannot be looked up.',
  resources: ['ledgerRows', 'lists', 'table'],
  apiResources: ['documentLinks', 'numbers'],
  subscriptions: {
    activateAccount: 'policy.issued',
    closeAccount: 'policy.ended',
    followTeams: 'account.handedOver',
    runJobs: 'job.due',
    showPaymentFailed: 'payment.failed',
    showPaymentMoved: 'payment.moved',
    showPaymentReceived: 'payment.received',
  },
  schedules: { meetDeadlines: 'rate(5 minutes)' },
  workflows: { IssuePolicy: { startedBy: 'policy.issueRequested', definition: issuePolicy } },
})
