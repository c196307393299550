import { dialog } from '../../dialogs/dialog.ts'

export const addPasskey = dialog('addPasskey', () => import('./security/dialogs/AddPasskeyDialog.tsx'))
export const authenticator = dialog('MfaEnabled', () => import('./security/dialogs/AuthenticatorDialog.tsx'))
export const changeOwnEmail = dialog('changeOwnEmail', () => import('./security/dialogs/ChangeOwnEmailDialog.tsx'))
export const removeFactor = dialog('removeFactor', () => import('./security/dialogs/RemoveFactorDialog.tsx'))
export const renamePasskey = dialog('renamePasskey', () => import('./security/dialogs/RenamePasskeyDialog.tsx'))
export const requestMfaReset = dialog('requestMfaReset', () => import('./security/dialogs/RequestMfaResetDialog.tsx'))
export const sendFeedback = dialog('sendFeedback', () => import('./dialogs/SendFeedbackDialog.tsx'))
export const sentCode = dialog('SMSEnabled', () => import('./security/dialogs/SentCodeDialog.tsx'))
