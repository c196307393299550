import { dialog } from '../../dialogs/dialog.ts'

export const addWizer = dialog('addWizer', () => import('./dialogs/AddWizerDialog.tsx'))
export const createConnection = dialog('createConnection', () => import('./dialogs/CreateConnectionDialog.tsx'))
export const createLeenInviteToken = dialog(
  'createLeenInviteToken',
  () => import('./dialogs/CreateLeenInviteTokenDialog.tsx'),
)
export const createTokenConnection = dialog(
  'SecurityStudioTokenForm',
  () => import('./dialogs/CreateTokenConnectionDialog.tsx'),
)
export const removeConnection = dialog('removeConnection', () => import('./dialogs/RemoveConnectionDialog.tsx'))
export const removeConnector = dialog('removeConnector', () => import('./dialogs/RemoveConnectorDialog.tsx'))
export const replaceConnectionSecret = dialog(
  'replaceConnectionSecret',
  () => import('./dialogs/ReplaceConnectionSecretDialog.tsx'),
)
export const updatePrivacyConsent = dialog('PrivacyConsent', () => import('./dialogs/UpdatePrivacyConsentDialog.tsx'))
