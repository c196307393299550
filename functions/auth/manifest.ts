import { defineManifest } from '#functions/_platform/manifest.ts'

export const manifest = defineManifest({
  service: 'auth',
  errorImpact: 'Nobody can sign in or stay signed in; insureds cannot open their quotes and payments with a code.',
  resources: ['identityRows', 'table'],
  apiResources: ['auditTrail', 'captcha', 'identity', 'lists', 'signing', 'sms'],
  workerResources: ['keyRotation', 'publicKeys'],
  schedules: { rotateSigningKeys: 'rate(1 hour)' },
})
