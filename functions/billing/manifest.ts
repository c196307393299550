import { defineManifest } from '#functions/_platform/manifest.ts'

export const manifest = defineManifest({
  service: 'billing',
  errorImpact: 'Policies cannot be paid or issued, payments are not recorded, and the trial balance stands still.',
  resources: ['ledgerRows', 'processor', 'table'],
  apiResources: ['bankDetails', 'letterRows', 'lists'],
  subscriptions: { countPosting: 'ledger.posted', returnRefund: 'payout.returned', runJobs: 'job.due' },
  // An hour after the books of the month were closed agencies are billed for it.
  schedules: {
    billLastMonth: 'cron(0 15 1 * ? *)',
    // Before the reminders of the day, so that they name it.
    chargeLateFeesToday: 'cron(15 13 * * ? *)',
    closeMonth: 'cron(0 14 1 * ? *)',
    // Before the books of the month are closed, so that what was collected on its last day is in them.
    duePremiumToday: 'cron(0 13 * * ? *)',
    // A quarter of an hour after the reminders of the day.
    dunToday: 'cron(45 13 * * ? *)',
    remindToday: 'cron(30 13 * * ? *)',
  },
})
