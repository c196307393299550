import { defineManifest } from '#functions/_platform/manifest.ts'

export const manifest = defineManifest({
  service: 'auth',
  errorImpact: 'Nobody can sign in or stay signed in; insureds cannot open their quotes and payments with a code.',
  resources: ['captcha', 'identity', 'signing', 'sms', 'table'],
  workerResources: ['keyRotation'],
  schedules: { rotateSigningKeys: 'rate(1 hour)' },
})
