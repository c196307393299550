export { getClaim, listClaimHistory, removeClaim, searchClaims, updateClaim } from './claims.ts'
export {
  answerClaimVendor,
  assignClaim,
  assignClaimVendor,
  closeClaim,
  getClaimFile,
  releaseClaimVendor,
  reopenClaim,
  searchClaimQueue,
  setClaimPolicy,
  setClaimPosition,
  settleClaim,
} from './desk.ts'
export { createClaimDiary, listClaimDiaries, updateClaimDiary } from './diaries.ts'
export { beginIncident, fileIncident, getIncident } from './incident.ts'
export {
  approveClaimPayment,
  payClaimPayment,
  recordClaimRecovery,
  rejectClaimPayment,
  requestClaimPayment,
  setClaimReserve,
} from './money.ts'
export { createClaimNote, listClaimNotes } from './notes.ts'
export { createClaimsFile, downloadClaimsFile, getClaimsBordereau, listPanelSubcategories } from './reports.ts'
export {
  approveVendorInvoice,
  getVendorInvoice,
  getVendorInvoiceTotals,
  listVendorInvoiceHistory,
  rejectVendorInvoice,
  searchVendorInvoices,
  submitVendorInvoice,
  withdrawVendorInvoice,
} from './vendorInvoices.ts'
