import { defineManifest } from '#functions/_platform/manifest.ts'

export const manifest = defineManifest({
  service: 'news',
  errorImpact: 'Open pages and connected systems learn of changes when they ask for themselves, a minute later.',
  resources: ['table'],
  apiMemory: 256,
})
