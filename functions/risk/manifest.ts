import { defineManifest } from '#functions/_platform/manifest.ts'

export const manifest = defineManifest({
  service: 'risk',
  errorImpact:
    'Risk scores are neither shown nor computed anew, domains are not scanned on demand, and accounts are not screened again.',
  resources: ['table'],
  apiResources: ['lists'],
  workerResources: ['sanctionsLists', 'securityScanner'],
  subscriptions: {
    removeDisputes: 'account.removed',
    removeScreening: 'account.removed',
    runJobs: 'job.due',
    scanAccount: 'risk.scanRequested',
  },
  schedules: { refreshSanctions: 'cron(0 1 * * ? *)', rescreenAccounts: 'cron(0 2 * * ? *)' },
})
