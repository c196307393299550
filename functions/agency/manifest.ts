import { defineManifest } from '#functions/_platform/manifest.ts'

export const manifest = defineManifest({
  service: 'agency',
  errorImpact:
    'Licenses of agencies and agents cannot be entered or read, nobody is warned before one expires, and agencies have no logos.',
  resources: ['licenseRegister', 'lists', 'table'],
  apiResources: ['letterRows', 'logos'],
  // An agency that goes into another takes people and policies with their bills along.
  workerResources: ['ledgerRows', 'peopleRows'],
  subscriptions: { runJobs: 'job.due' },
  schedules: {
    closeLeavers: 'cron(10 14 * * ? *)',
    followRelationships: 'rate(6 hours)',
    foldFigures: 'cron(20 8 * * ? *)',
    warnOfExpiry: 'cron(0 13 * * ? *)',
  },
})
