export { listWebhookDeliveries, replayWebhookDelivery, testWebhook } from './deliveries.ts'
export { createWebhook, listWebhooks, removeWebhook, updateWebhook } from './webhooks.ts'
