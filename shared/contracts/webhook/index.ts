export {
  approveAssistantRequest,
  callAssistantTools,
  getAssistantRequest,
  listAssistantRequestHistory,
  listAssistantRequests,
  refuseAssistantRequest,
} from './assistants.ts'
export {
  getWebhookReplay,
  listWebhookDeliveries,
  pullWebhookEvents,
  replayWebhookDeliveries,
  replayWebhookDelivery,
  testWebhook,
} from './deliveries.ts'
export { completeSlackAdd, getSlackAddUrl, updateSlackChannel } from './slack.ts'
export { createTeamsChannel, updateTeamsChannel } from './teams.ts'
export { createWebhook, listWebhooks, removeWebhook, updateWebhook } from './webhooks.ts'
