import { dialog } from '../../dialogs/dialog.ts'

export const createIdentityProvider = dialog(
  'createIdentityProvider',
  () => import('./dialogs/CreateIdentityProviderDialog.tsx'),
)
export const identityProviderHistory = dialog(
  'identityProviderHistory',
  () => import('./dialogs/IdentityProviderHistoryDialog.tsx'),
)
export const replaceIdentityProviderSecret = dialog(
  'replaceIdentityProviderSecret',
  () => import('./dialogs/ReplaceIdentityProviderSecretDialog.tsx'),
)
export const requireIdentityProvider = dialog(
  'requireIdentityProvider',
  () => import('./dialogs/RequireIdentityProviderDialog.tsx'),
)
export const updateIdentityProvider = dialog(
  'updateIdentityProvider',
  () => import('./dialogs/UpdateIdentityProviderDialog.tsx'),
)
