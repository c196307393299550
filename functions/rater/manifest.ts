import { defineManifest } from '#functions/_platform/manifest.ts'

export const manifest = defineManifest({
  service: 'rater',
  errorImpact: 'The calculator shows no prices; nobody can put a variation together.',
  resources: ['table'],
  apiResources: ['lists'],
})
