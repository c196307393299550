import { defineManifest } from '#functions/_platform/manifest.ts'

export const manifest = defineManifest({
  service: 'billing',
  errorImpact: 'Policies cannot be paid or issued, payments are not recorded, and the trial balance stands still.',
  resources: ['processor', 'table'],
  subscriptions: { countPosting: 'ledger.posted' },
})
