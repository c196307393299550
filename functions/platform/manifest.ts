import { defineManifest } from '#functions/_platform/manifest.ts'

export const manifest = defineManifest({
  service: 'platform',
  errorImpact:
    'Events do not leave the outbox: documents, e-mails, lists’ totals and search stand still. The web app cannot read its settings.',
  resources: [],
  apiResources: ['exportLinks', 'lists', 'operations', 'queueDepths', 'table'],
  workerResources: [
    'derivedRows',
    'events',
    'exportFiles',
    'identityRows',
    'ledgerRows',
    'lists',
    'operations',
    'table',
    'tableScan',
  ],
  subscriptions: { runJobs: 'job.due' },
  schedules: {
    noteBanners: 'rate(5 minutes)',
    resumeJobs: 'rate(5 minutes)',
    watchDeadLetters: 'rate(15 minutes)',
    watchSchedules: 'rate(15 minutes)',
  },
})
