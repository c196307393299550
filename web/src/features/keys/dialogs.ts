import { dialog } from '../../dialogs/dialog.ts'

export const createApiKey = dialog('createApiKey', () => import('./dialogs/CreateApiKeyDialog.tsx'))
export const regenerateApiKey = dialog('regenerateApiKey', () => import('./dialogs/RegenerateApiKeyDialog.tsx'))
export const removeApiKey = dialog('removeApiKey', () => import('./dialogs/RemoveApiKeyDialog.tsx'))
export const updateApiKey = dialog('updateApiKey', () => import('./dialogs/UpdateApiKeyDialog.tsx'))
