import { dialog } from '../../dialogs/dialog.ts'

export const checkPrivacyIdentity = dialog(
  'checkPrivacyIdentity',
  () => import('./dialogs/CheckPrivacyIdentityDialog.tsx'),
)
export const createPrivacyRequest = dialog(
  'createPrivacyRequest',
  () => import('./dialogs/CreatePrivacyRequestDialog.tsx'),
)
export const extendPrivacyRequest = dialog(
  'extendPrivacyRequest',
  () => import('./dialogs/ExtendPrivacyRequestDialog.tsx'),
)
export const fulfilPrivacyRequest = dialog(
  'fulfilPrivacyRequest',
  () => import('./dialogs/FulfilPrivacyRequestDialog.tsx'),
)
export const passPrivacyHold = dialog('passPrivacyHold', () => import('./dialogs/PassPrivacyHoldDialog.tsx'))
export const refusePrivacyRequest = dialog(
  'refusePrivacyRequest',
  () => import('./dialogs/RefusePrivacyRequestDialog.tsx'),
)
export const requestOwnData = dialog('requestOwnData', () => import('./dialogs/RequestOwnDataDialog.tsx'))
export const returnErasure = dialog('returnErasure', () => import('./dialogs/ReturnErasureDialog.tsx'))
