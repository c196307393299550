import { defineManifest } from '#functions/_platform/manifest.ts'

export const manifest = defineManifest({
  service: 'risk',
  errorImpact: 'Risk scores are neither shown nor computed anew, and domains are not scanned on demand.',
  resources: ['table'],
  apiResources: ['lists'],
  workerResources: ['securityScanner'],
  subscriptions: { removeDisputes: 'account.removed', scanAccount: 'risk.scanRequested' },
})
