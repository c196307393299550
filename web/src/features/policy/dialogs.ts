import { dialog } from '../../dialogs/dialog.ts'

export const cancelPolicy = dialog('cancelPolicy', () => import('./dialogs/CancelPolicyDialog.tsx'))
export const flatCancelPolicy = dialog('flatCancelPolicy', () => import('./dialogs/FlatCancelPolicyDialog.tsx'))
export const markCheckInMail = dialog('markCheckInMail', () => import('./dialogs/MarkCheckInMailDialog.tsx'))
export const optOutRenewals = dialog('optOutRenewals', () => import('./dialogs/OptOutRenewalsDialog.tsx'))
export const renewalOptOut = dialog('renewalOptOut', () => import('./dialogs/RenewalOptOutDialog.tsx'))
export const undoCancelledPolicy = dialog(
  'undoCancelledPolicy',
  () => import('./dialogs/UndoCancelledPolicyDialog.tsx'),
)
export const voidPolicy = dialog('voidPolicy', () => import('./dialogs/VoidPolicyDialog.tsx'))
