import { serve } from '#functions/_platform/http/serve.ts'
import { downloadClaimsFile } from '#functions/docs/claims/downloadClaimsFile.ts'
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
import { getClaimsBordereau } from './reports/getClaimsBordereau.ts'
import { assignClaimVendor } from './vendors/assignClaimVendor.ts'
import { listPanelSubcategories } from './vendors/listPanelSubcategories.ts'
import { releaseClaimVendor } from './vendors/releaseClaimVendor.ts'

export const handler = serve(contracts, {
  approveClaimPayment,
  assignClaim,
  assignClaimVendor,
  beginIncident,
  closeClaim,
  createClaimDiary,
  createClaimNote,
  downloadClaimsFile,
  fileIncident,
  getClaim,
  getClaimFile,
  getClaimsBordereau,
  getIncident,
  listClaimDiaries,
  listClaimHistory,
  listClaimNotes,
  listPanelSubcategories,
  payClaimPayment,
  recordClaimRecovery,
  rejectClaimPayment,
  releaseClaimVendor,
  removeClaim,
  reopenClaim,
  requestClaimPayment,
  searchClaimQueue,
  searchClaims,
  setClaimPolicy,
  setClaimPosition,
  setClaimReserve,
  settleClaim,
  updateClaim,
  updateClaimDiary,
})
