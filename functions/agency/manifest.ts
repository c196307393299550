import { defineManifest } from '#functions/_platform/manifest.ts'

export const manifest = defineManifest({
  service: 'agency',
  errorImpact: 'Licenses of agencies and agents cannot be entered or read, and nobody is warned before one expires.',
  resources: ['lists', 'table'],
  schedules: { warnOfExpiry: 'cron(0 13 * * ? *)' },
})
