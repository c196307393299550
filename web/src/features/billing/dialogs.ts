import { dialog } from '../../dialogs/dialog.ts'

export const approveRefund = dialog('approveRefund', () => import('./dialogs/ApproveRefundDialog.tsx'))
export const bankDetails = dialog('getBankDetails', () => import('./dialogs/BankDetailsDialog.tsx'))
export const payRefund = dialog('payRefund', () => import('./dialogs/PayRefundDialog.tsx'))
export const rejectRefund = dialog('rejectRefund', () => import('./dialogs/RejectRefundDialog.tsx'))
export const sendToAccounting = dialog('sendToAccounting', () => import('./dialogs/SendToAccountingDialog.tsx'))
