import { dialog } from '../../dialogs/dialog.ts'

export const createApiKey = dialog('createApiKey', () => import('./dialogs/CreateApiKeyDialog.tsx'))
export const regenerateApiKey = dialog('regenerateApiKey', () => import('./dialogs/RegenerateApiKeyDialog.tsx'))
export const removeApiKey = dialog('removeApiKey', () => import('./dialogs/RemoveApiKeyDialog.tsx'))
export const updateApiKey = dialog('updateApiKey', () => import('./dialogs/UpdateApiKeyDialog.tsx'))
export const createTeamsChannel = dialog('createTeamsChannel', () => import('./dialogs/CreateTeamsChannelDialog.tsx'))
export const createWebhook = dialog('createWebhook', () => import('./dialogs/CreateWebhookDialog.tsx'))
export const removeWebhook = dialog('removeWebhook', () => import('./dialogs/RemoveWebhookDialog.tsx'))
export const replayWebhookDeliveries = dialog(
  'replayWebhookDeliveries',
  () => import('./dialogs/ReplayWebhookDeliveriesDialog.tsx'),
)
export const updateSlackChannel = dialog('updateSlackChannel', () => import('./dialogs/UpdateSlackChannelDialog.tsx'))
export const updateTeamsChannel = dialog('updateTeamsChannel', () => import('./dialogs/UpdateTeamsChannelDialog.tsx'))
export const updateWebhook = dialog('updateWebhook', () => import('./dialogs/UpdateWebhookDialog.tsx'))
