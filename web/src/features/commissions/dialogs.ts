import { dialog } from '../../dialogs/dialog.ts'

export const commissionStatement = dialog(
  'getCommissionStatement',
  () => import('./dialogs/CommissionStatementDialog.tsx'),
)
export const payCommission = dialog('payCommission', () => import('./dialogs/PayCommissionDialog.tsx'))
export const toggleAgencyPayments = dialog(
  'toggleAgencyPayments',
  () => import('./dialogs/ToggleAgencyPaymentsDialog.tsx'),
)
