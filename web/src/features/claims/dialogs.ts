import { dialog } from '../../dialogs/dialog.ts'

export const answerClaimVendor = dialog('answerClaimVendor', () => import('./dialogs/AnswerClaimVendorDialog.tsx'))
export const approveClaimPayment = dialog(
  'approveClaimPayment',
  () => import('./dialogs/ApproveClaimPaymentDialog.tsx'),
)
export const approveVendorInvoice = dialog(
  'approveVendorInvoice',
  () => import('./dialogs/ApproveVendorInvoiceDialog.tsx'),
)
export const assignClaim = dialog('assignClaim', () => import('./dialogs/AssignClaimDialog.tsx'))
export const assignClaimVendor = dialog('assignClaimVendor', () => import('./dialogs/AssignClaimVendorDialog.tsx'))
export const closeClaim = dialog('closeClaim', () => import('./dialogs/CloseClaimDialog.tsx'))
export const createClaim = dialog('createClaim', () => import('./dialogs/CreateClaimDialog.tsx'))
export const createClaimDiary = dialog('createClaimDiary', () => import('./dialogs/CreateClaimDiaryDialog.tsx'))
export const createClaimNote = dialog('createClaimNote', () => import('./dialogs/CreateClaimNoteDialog.tsx'))
export const createLossRun = dialog('createLossRun', () => import('./dialogs/CreateLossRunDialog.tsx'))
export const createVendor = dialog('createVendor', () => import('./dialogs/CreateVendorDialog.tsx'))
export const payClaimPayment = dialog('payClaimPayment', () => import('./dialogs/PayClaimPaymentDialog.tsx'))
export const recordClaimRecovery = dialog(
  'recordClaimRecovery',
  () => import('./dialogs/RecordClaimRecoveryDialog.tsx'),
)
export const rejectClaimPayment = dialog('rejectClaimPayment', () => import('./dialogs/RejectClaimPaymentDialog.tsx'))
export const rejectVendorInvoice = dialog(
  'rejectVendorInvoice',
  () => import('./dialogs/RejectVendorInvoiceDialog.tsx'),
)
export const releaseClaimVendor = dialog('releaseClaimVendor', () => import('./dialogs/ReleaseClaimVendorDialog.tsx'))
export const removeClaim = dialog('removeClaim', () => import('./dialogs/RemoveClaimDialog.tsx'))
export const reopenClaim = dialog('reopenClaim', () => import('./dialogs/ReopenClaimDialog.tsx'))
export const requestClaimPayment = dialog(
  'requestClaimPayment',
  () => import('./dialogs/RequestClaimPaymentDialog.tsx'),
)
export const setClaimPolicy = dialog('setClaimPolicy', () => import('./dialogs/SetClaimPolicyDialog.tsx'))
export const setClaimPosition = dialog('setClaimPosition', () => import('./dialogs/SetClaimPositionDialog.tsx'))
export const setClaimReserve = dialog('setClaimReserve', () => import('./dialogs/SetClaimReserveDialog.tsx'))
export const settleClaim = dialog('settleClaim', () => import('./dialogs/SettleClaimDialog.tsx'))
export const submitVendorInvoice = dialog(
  'submitVendorInvoice',
  () => import('./dialogs/SubmitVendorInvoiceDialog.tsx'),
)
export const updateClaim = dialog('updateClaim', () => import('./dialogs/UpdateClaimDialog.tsx'))
export const updateClaimDiary = dialog('updateClaimDiary', () => import('./dialogs/UpdateClaimDiaryDialog.tsx'))
export const updateVendor = dialog('updateVendor', () => import('./dialogs/UpdateVendorDialog.tsx'))
export const vendorInvoice = dialog('vendorInvoice', () => import('./dialogs/VendorInvoiceDialog.tsx'))
export const vendorInvoiceHistory = dialog(
  'vendorInvoiceHistory',
  () => import('./dialogs/VendorInvoiceHistoryDialog.tsx'),
)
export const withdrawVendorInvoice = dialog(
  'withdrawVendorInvoice',
  () => import('./dialogs/WithdrawVendorInvoiceDialog.tsx'),
)
