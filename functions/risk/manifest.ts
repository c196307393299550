import { defineManifest } from '#functions/_platform/manifest.ts'

export const manifest = defineManifest({
  service: 'risk',
  errorImpact:
    'Risk scores are neither shown nor computed anew, domains are not scanned on demand, and accounts are not screened again.',
  resources: ['table'],
  apiResources: ['lists'],
  workerResources: ['sanctionsLists', 'securityScanner'],
  subscriptions: {
    followAssessment: 'risk.assessed',
    followPolicy: ['policy.cameBack', 'policy.endorsed', 'policy.ended', 'policy.issued'],
    removeDisputes: 'account.removed',
    removeScreening: 'account.removed',
    runJobs: 'job.due',
    scanAccount: 'risk.scanRequested',
  },
  schedules: {
    meetDependencies: 'cron(30 2 * * ? *)',
    refreshSanctions: 'cron(0 1 * * ? *)',
    rescreenAccounts: 'cron(0 2 * * ? *)',
  },
})
