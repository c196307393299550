import { defineManifest } from '#functions/_platform/manifest.ts'

export const manifest = defineManifest({
  service: 'connector',
  errorImpact: 'Insureds cannot connect their systems or withdraw that, and scores are not read.',
  resources: ['sealing', 'securityTools', 'table'],
  apiResources: ['lists'],
  subscriptions: {
    forgetAccount: 'account.removed',
    giveBackGrant: 'connection.grantEnded',
    readPosture: 'connection.readingDue',
    runJobs: 'job.due',
    tellInsuredOfDrift: 'connection.drifted',
    tellUnderwritersOfDrift: 'connection.drifted',
  },
  schedules: { readAgain: 'rate(1 hour)' },
})
