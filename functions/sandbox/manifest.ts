import { defineManifest } from '#functions/_platform/manifest.ts'

export const manifest = defineManifest({
  service: 'sandbox',
  errorImpact: 'Where no business is done, the clock stands where it is and the book is not put back.',
  resources: ['events', 'table'],
  workerResources: ['identity', 'identityRows', 'letterRows', 'ledgerRows', 'sandboxBook'],
  workerMemory: 1536,
  subscriptions: { carryOn: 'sandbox.due' },
  schedules: { goOn: 'rate(5 minutes)' },
})
