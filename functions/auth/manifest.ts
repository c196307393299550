import { defineManifest } from '#functions/_platform/manifest.ts'

export const manifest = defineManifest({
  service: 'auth',
  errorImpact: 'Nobody can sign in or stay signed in; insureds cannot open their quotes and payments with a code.',
  resources: ['identityRows', 'table'],
  apiResources: ['auditTrail', 'captcha', 'identity', 'lists', 'personalFiles', 'sealing', 'signing', 'sms'],
  workerResources: ['identityErasure', 'keyRotation', 'personalData', 'publicKeys'],
  subscriptions: { endOfAgency: 'agency.closed', runJobs: 'job.due' },
  // At night in each region's own way: people are answered by day.
  schedules: {
    beginReviewsOfQuarter: 'cron(0 2 1 1,4,7,10 ? *)',
    expireRoleGrants: 'rate(1 hour)',
    keepPrivacyToday: 'cron(30 3 * * ? *)',
    lapseReviewsToday: 'cron(45 3 * * ? *)',
    rotateSigningKeys: 'rate(1 hour)',
  },
})
