import { defineManifest } from '#functions/_platform/manifest.ts'
import { webhookEventNames } from '#shared/domain/integration/webhookEvents.ts'

export const manifest = defineManifest({
  service: 'webhook',
  errorImpact: 'Other systems are not told of what happens, or their owners cannot say what they want to be told.',
  resources: ['receivers', 'sealing', 'table'],
  apiResources: ['lists', 'slack'],
  subscriptions: {
    deliver: 'webhook.deliveryDue',
    endOfAgency: 'agency.closed',
    runJobs: 'job.due',
    tellReceivers: webhookEventNames,
    tryAgain: 'webhook.roundDue',
  },
  together: ['deliver'],
  schedules: { beginRounds: 'rate(1 minute)' },
})
