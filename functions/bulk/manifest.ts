import { defineManifest } from '#functions/_platform/manifest.ts'

export const manifest = defineManifest({
  service: 'bulk',
  errorImpact: 'Files of accounts are not taken, or their rows are neither checked nor made accounts of.',
  resources: ['bulkFiles', 'table'],
  apiResources: ['bulkUploads', 'lists'],
  // A workbook of five megabytes is read as a whole.
  workerMemory: 1024,
  subscriptions: { runJobs: 'job.due' },
})
