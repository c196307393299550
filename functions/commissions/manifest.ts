import { defineManifest } from '#functions/_platform/manifest.ts'

export const manifest = defineManifest({
  service: 'commissions',
  errorImpact: 'Commission does not become due, statements are not made, and agencies are not paid.',
  resources: ['ledgerRows', 'processor', 'table'],
  apiResources: ['lists'],
  subscriptions: { bookReturnedPayout: 'payout.returned', runJobs: 'job.due' },
  // An hour after agencies were billed for the month.
  schedules: { stateLastMonth: 'cron(0 16 1 * ? *)' },
})
