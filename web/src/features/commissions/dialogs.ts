import { dialog } from '../../dialogs/dialog.ts'

export const clearReturnedCommissionPayment = dialog(
  'clearReturnedCommissionPayment',
  () => import('./dialogs/ClearReturnedCommissionPaymentDialog.tsx'),
)
export const commissionStatement = dialog(
  'getCommissionStatement',
  () => import('./dialogs/CommissionStatementDialog.tsx'),
)
export const createCommissionAgreement = dialog(
  'createCommissionAgreement',
  () => import('./dialogs/CreateCommissionAgreementDialog.tsx'),
)
export const payCommission = dialog('payCommission', () => import('./dialogs/PayCommissionDialog.tsx'))
export const remittanceExceptionHistory = dialog(
  'remittanceExceptionHistory',
  () => import('./dialogs/RemittanceExceptionHistoryDialog.tsx'),
)
export const removeCommissionAgreement = dialog(
  'removeCommissionAgreement',
  () => import('./dialogs/RemoveCommissionAgreementDialog.tsx'),
)
export const toggleAgencyPayments = dialog(
  'toggleAgencyPayments',
  () => import('./dialogs/ToggleAgencyPaymentsDialog.tsx'),
)
export const updateCommissionAgreement = dialog(
  'updateCommissionAgreement',
  () => import('./dialogs/UpdateCommissionAgreementDialog.tsx'),
)
export const approveRemittanceException = dialog(
  'approveRemittanceException',
  () => import('./dialogs/ApproveRemittanceExceptionDialog.tsx'),
)
export const bookRemittance = dialog('bookRemittance', () => import('./dialogs/BookRemittanceDialog.tsx'))
export const createRemittance = dialog('createRemittance', () => import('./dialogs/CreateRemittanceDialog.tsx'))
export const discardRemittance = dialog('discardRemittance', () => import('./dialogs/DiscardRemittanceDialog.tsx'))
export const proposeRemittanceException = dialog(
  'proposeRemittanceException',
  () => import('./dialogs/ProposeRemittanceExceptionDialog.tsx'),
)
export const rejectRemittanceException = dialog(
  'rejectRemittanceException',
  () => import('./dialogs/RejectRemittanceExceptionDialog.tsx'),
)
