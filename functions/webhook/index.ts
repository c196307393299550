import { serve } from '#functions/_platform/http/serve.ts'
import * as contracts from '#shared/contracts/webhook/index.ts'
import { approveAssistantRequest } from './assistants/approveAssistantRequest.ts'
import { callAssistantTools } from './assistants/callAssistantTools.ts'
import { getAssistantRequest } from './assistants/getAssistantRequest.ts'
import { listAssistantRequestHistory } from './assistants/listAssistantRequestHistory.ts'
import { listAssistantRequests } from './assistants/listAssistantRequests.ts'
import { refuseAssistantRequest } from './assistants/refuseAssistantRequest.ts'
import { getWebhookReplay } from './deliveries/getWebhookReplay.ts'
import { listWebhookDeliveries } from './deliveries/listWebhookDeliveries.ts'
import { pullWebhookEvents } from './deliveries/pullWebhookEvents.ts'
import { replayWebhookDeliveries } from './deliveries/replayWebhookDeliveries.ts'
import { replayWebhookDelivery } from './deliveries/replayWebhookDelivery.ts'
import { testWebhook } from './deliveries/testWebhook.ts'
import { completeSlackAdd } from './hooks/completeSlackAdd.ts'
import { createTeamsChannel } from './hooks/createTeamsChannel.ts'
import { createWebhook } from './hooks/createWebhook.ts'
import { getSlackAddUrl } from './hooks/getSlackAddUrl.ts'
import { listWebhooks } from './hooks/listWebhooks.ts'
import { removeWebhook } from './hooks/removeWebhook.ts'
import { updateSlackChannel } from './hooks/updateSlackChannel.ts'
import { updateTeamsChannel } from './hooks/updateTeamsChannel.ts'
import { updateWebhook } from './hooks/updateWebhook.ts'

export const handler = serve(contracts, {
  approveAssistantRequest,
  callAssistantTools,
  getAssistantRequest,
  listAssistantRequestHistory,
  listAssistantRequests,
  refuseAssistantRequest,
  completeSlackAdd,
  createTeamsChannel,
  createWebhook,
  getSlackAddUrl,
  getWebhookReplay,
  listWebhookDeliveries,
  listWebhooks,
  pullWebhookEvents,
  removeWebhook,
  replayWebhookDeliveries,
  replayWebhookDelivery,
  testWebhook,
  updateSlackChannel,
  updateTeamsChannel,
  updateWebhook,
})
