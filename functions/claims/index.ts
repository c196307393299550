import { serve } from '#functions/_platform/http/serve.ts'
import { approveVendorInvoice } from '#functions/docs/claims/approveVendorInvoice.ts'
import { downloadClaimsFile } from '#functions/docs/claims/downloadClaimsFile.ts'
import { submitVendorInvoice } from '#functions/docs/claims/submitVendorInvoice.ts'
import * as contracts from '#shared/contracts/claims/index.ts'
import { assignClaim } from './desk/assignClaim.ts'
import { closeClaim } from './desk/closeClaim.ts'
import { getClaimFile } from './desk/getClaimFile.ts'
import { reopenClaim } from './desk/reopenClaim.ts'
import { searchClaimQueue } from './desk/searchClaimQueue.ts'
import { setClaimPolicy } from './desk/setClaimPolicy.ts'
import { setClaimPosition } from './desk/setClaimPosition.ts'
import { settleClaim } from './desk/settleClaim.ts'
import { beginIncident } from './incident/beginIncident.ts'
import { fileIncident } from './incident/fileIncident.ts'
import { getIncident } from './incident/getIncident.ts'
import { getVendorInvoice } from './invoices/getVendorInvoice.ts'
import { getVendorInvoiceTotals } from './invoices/getVendorInvoiceTotals.ts'
import { listVendorInvoiceHistory } from './invoices/listVendorInvoiceHistory.ts'
import { rejectVendorInvoice } from './invoices/rejectVendorInvoice.ts'
import { searchVendorInvoices } from './invoices/searchVendorInvoices.ts'
import { withdrawVendorInvoice } from './invoices/withdrawVendorInvoice.ts'
import { approveClaimPayment } from './money/approveClaimPayment.ts'
import { payClaimPayment } from './money/payClaimPayment.ts'
import { recordClaimRecovery } from './money/recordClaimRecovery.ts'
import { rejectClaimPayment } from './money/rejectClaimPayment.ts'
import { requestClaimPayment } from './money/requestClaimPayment.ts'
import { setClaimReserve } from './money/setClaimReserve.ts'
import { createClaimDiary } from './notes/createClaimDiary.ts'
import { createClaimNote } from './notes/createClaimNote.ts'
import { listClaimDiaries } from './notes/listClaimDiaries.ts'
import { listClaimNotes } from './notes/listClaimNotes.ts'
import { updateClaimDiary } from './notes/updateClaimDiary.ts'
import { getClaim } from './notices/getClaim.ts'
import { listClaimHistory } from './notices/listClaimHistory.ts'
import { removeClaim } from './notices/removeClaim.ts'
import { searchClaims } from './notices/searchClaims.ts'
import { updateClaim } from './notices/updateClaim.ts'
import { createClaimsFile } from './reports/createClaimsFile.ts'
import { getClaimsBordereau } from './reports/getClaimsBordereau.ts'
import { answerClaimVendor } from './vendors/answerClaimVendor.ts'
import { assignClaimVendor } from './vendors/assignClaimVendor.ts'
import { listPanelSubcategories } from './vendors/listPanelSubcategories.ts'
import { releaseClaimVendor } from './vendors/releaseClaimVendor.ts'

export const handler = serve(contracts, {
  answerClaimVendor,
  approveClaimPayment,
  approveVendorInvoice,
  assignClaim,
  assignClaimVendor,
  beginIncident,
  closeClaim,
  createClaimDiary,
  createClaimNote,
  createClaimsFile,
  downloadClaimsFile,
  fileIncident,
  getClaim,
  getClaimFile,
  getClaimsBordereau,
  getIncident,
  getVendorInvoice,
  getVendorInvoiceTotals,
  listClaimDiaries,
  listClaimHistory,
  listClaimNotes,
  listPanelSubcategories,
  listVendorInvoiceHistory,
  payClaimPayment,
  recordClaimRecovery,
  rejectClaimPayment,
  rejectVendorInvoice,
  releaseClaimVendor,
  removeClaim,
  reopenClaim,
  requestClaimPayment,
  searchClaimQueue,
  searchClaims,
  searchVendorInvoices,
  setClaimPolicy,
  setClaimPosition,
  setClaimReserve,
  settleClaim,
  submitVendorInvoice,
  updateClaim,
  updateClaimDiary,
  withdrawVendorInvoice,
})
