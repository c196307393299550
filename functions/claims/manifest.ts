import { defineManifest } from '#functions/_platform/manifest.ts'

export const manifest = defineManifest({
  service: 'claims',
  errorImpact: 'Claims are neither noticed nor worked on, and nothing of them is paid.',
  resources: ['table'],
  apiResources: ['claimFiles', 'documentLinks', 'ledgerRows', 'letterRows', 'lists', 'numbers'],
  subscriptions: {
    followBroker: ['claim.filed', 'policy.brokerChanged'],
    followPartners: 'partners.changed',
    followTeams: 'account.handedOver',
    runJobs: 'job.due',
    takeLarge: 'claim.filed',
    tellAccount: 'claim.moved',
  },
  sandboxOnly: ['takeLarge'],
  sandboxResources: ['ledgerRows'],
  schedules: { escalateDiaries: 'cron(30 12 * * ? *)', escalateSilence: 'rate(15 minutes)' },
})
