import { dialog } from '../../dialogs/dialog.ts'

export const agencyBillInvoice = dialog('getAgencyBillInvoice', () => import('./dialogs/AgencyBillInvoiceDialog.tsx'))
export const applyExternalPayment = dialog(
  'applyExternalPayment',
  () => import('./dialogs/ApplyExternalPaymentDialog.tsx'),
)
export const approveCarrierRemittance = dialog(
  'approveCarrierRemittance',
  () => import('./dialogs/ApproveCarrierRemittanceDialog.tsx'),
)
export const approveRefund = dialog('approveRefund', () => import('./dialogs/ApproveRefundDialog.tsx'))
export const approveWriteOff = dialog('approveWriteOff', () => import('./dialogs/ApproveWriteOffDialog.tsx'))
export const askFinancerCancellation = dialog(
  'askFinancerCancellation',
  () => import('./dialogs/AskFinancerCancellationDialog.tsx'),
)
export const bankDetails = dialog('getBankDetails', () => import('./dialogs/BankDetailsDialog.tsx'))
export const cancelCarrierRemittance = dialog(
  'cancelCarrierRemittance',
  () => import('./dialogs/CancelCarrierRemittanceDialog.tsx'),
)
export const carrierAccountHistory = dialog(
  'carrierAccountHistory',
  () => import('./dialogs/CarrierAccountHistoryDialog.tsx'),
)
export const closePeriod = dialog('closePeriod', () => import('./dialogs/ClosePeriodDialog.tsx'))
export const closeTransaction = dialog('closeTransaction', () => import('./dialogs/CloseTransactionDialog.tsx'))
export const createBillingContact = dialog(
  'createBillingContact',
  () => import('./dialogs/CreateBillingContactDialog.tsx'),
)
export const createPremiumFinance = dialog(
  'createPremiumFinance',
  () => import('./dialogs/CreatePremiumFinanceDialog.tsx'),
)
export const declineFinancerCancellation = dialog(
  'declineFinancerCancellation',
  () => import('./dialogs/DeclineFinancerCancellationDialog.tsx'),
)
export const fileTaxReturn = dialog('fileTaxReturn', () => import('./dialogs/FileTaxReturnDialog.tsx'))
export const payCarrierRemittance = dialog(
  'payCarrierRemittance',
  () => import('./dialogs/PayCarrierRemittanceDialog.tsx'),
)
export const payPremiumFinance = dialog('payPremiumFinance', () => import('./dialogs/PayPremiumFinanceDialog.tsx'))
export const payRefund = dialog('payRefund', () => import('./dialogs/PayRefundDialog.tsx'))
export const payTaxReturn = dialog('payTaxReturn', () => import('./dialogs/PayTaxReturnDialog.tsx'))
export const periodClosingHistory = dialog(
  'periodClosingHistory',
  () => import('./dialogs/PeriodClosingHistoryDialog.tsx'),
)
export const prepareCarrierRemittance = dialog(
  'prepareCarrierRemittance',
  () => import('./dialogs/PrepareCarrierRemittanceDialog.tsx'),
)
export const proposeWriteOff = dialog('proposeWriteOff', () => import('./dialogs/ProposeWriteOffDialog.tsx'))
export const refundHistory = dialog('refundHistory', () => import('./dialogs/RefundHistoryDialog.tsx'))
export const recordClaimsFunding = dialog(
  'recordClaimsFunding',
  () => import('./dialogs/RecordClaimsFundingDialog.tsx'),
)
export const rejectCarrierRemittance = dialog(
  'rejectCarrierRemittance',
  () => import('./dialogs/RejectCarrierRemittanceDialog.tsx'),
)
export const rejectRefund = dialog('rejectRefund', () => import('./dialogs/RejectRefundDialog.tsx'))
export const rejectWriteOff = dialog('rejectWriteOff', () => import('./dialogs/RejectWriteOffDialog.tsx'))
export const removeBillingContact = dialog(
  'removeBillingContact',
  () => import('./dialogs/RemoveBillingContactDialog.tsx'),
)
export const reopenPeriod = dialog('reopenPeriod', () => import('./dialogs/ReopenPeriodDialog.tsx'))
export const returnCarrierRemittance = dialog(
  'returnCarrierRemittance',
  () => import('./dialogs/ReturnCarrierRemittanceDialog.tsx'),
)
export const reverseWriteOff = dialog('reverseWriteOff', () => import('./dialogs/ReverseWriteOffDialog.tsx'))
export const sendInvoiceReminder = dialog(
  'sendInvoiceReminder',
  () => import('./dialogs/SendInvoiceReminderDialog.tsx'),
)
export const sendToAccounting = dialog('sendToAccounting', () => import('./dialogs/SendToAccountingDialog.tsx'))
export const taxReturnHistory = dialog('taxReturnHistory', () => import('./dialogs/TaxReturnHistoryDialog.tsx'))
export const updateBillingContact = dialog(
  'updateBillingContact',
  () => import('./dialogs/UpdateBillingContactDialog.tsx'),
)
export const updateCarrierTerms = dialog('updateCarrierTerms', () => import('./dialogs/UpdateCarrierTermsDialog.tsx'))
export const updatePaymentDescription = dialog(
  'updatePaymentDescription',
  () => import('./dialogs/UpdatePaymentDescriptionDialog.tsx'),
)
export const updateTransaction = dialog('updateTransaction', () => import('./dialogs/UpdateTransactionDialog.tsx'))
export const waiveLateFee = dialog('waiveLateFee', () => import('./dialogs/WaiveLateFeeDialog.tsx'))
export const writeOffHistory = dialog('writeOffHistory', () => import('./dialogs/WriteOffHistoryDialog.tsx'))
