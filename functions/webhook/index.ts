import { serve } from '#functions/_platform/http/serve.ts'
import * as contracts from '#shared/contracts/webhook/index.ts'
import { listWebhookDeliveries } from './deliveries/listWebhookDeliveries.ts'
import { pullWebhookEvents } from './deliveries/pullWebhookEvents.ts'
import { replayWebhookDeliveries } from './deliveries/replayWebhookDeliveries.ts'
import { replayWebhookDelivery } from './deliveries/replayWebhookDelivery.ts'
import { testWebhook } from './deliveries/testWebhook.ts'
import { createWebhook } from './hooks/createWebhook.ts'
import { getSlackAddUrl } from './hooks/getSlackAddUrl.ts'
import { listWebhooks } from './hooks/listWebhooks.ts'
import { removeWebhook } from './hooks/removeWebhook.ts'
import { updateWebhook } from './hooks/updateWebhook.ts'

export const handler = serve(contracts, {
  createWebhook,
  getSlackAddUrl,
  listWebhookDeliveries,
  listWebhooks,
  pullWebhookEvents,
  removeWebhook,
  replayWebhookDeliveries,
  replayWebhookDelivery,
  testWebhook,
  updateWebhook,
})
