import { serve } from '#functions/_platform/http/serve.ts'
import * as contracts from '#shared/contracts/docs/index.ts'
import { downloadArchiveCopy } from './documents/downloadArchiveCopy.ts'
import { downloadDocument } from './documents/downloadDocument.ts'
import { getCommissionStatement } from './documents/getCommissionStatement.ts'
import { getTemplate } from './documents/getTemplate.ts'
import { listDocTypes } from './documents/listDocTypes.ts'
import { listDocumentHistory } from './documents/listDocumentHistory.ts'
import { listProductTypes } from './documents/listProductTypes.ts'
import { removeDocument } from './documents/removeDocument.ts'
import { searchDocuments } from './documents/searchDocuments.ts'
import { searchOwnerDocuments } from './documents/searchOwnerDocuments.ts'
import { downloadBinder } from './downloads/downloadBinder.ts'
import { downloadInvoice } from './downloads/downloadInvoice.ts'
import { downloadProposal } from './downloads/downloadProposal.ts'
import { downloadReceipt } from './downloads/downloadReceipt.ts'
import { downloadSharedProposal } from './downloads/downloadSharedProposal.ts'
import { downloadTower } from './downloads/downloadTower.ts'
import { approveForm } from './forms/approveForm.ts'
import { createForm } from './forms/createForm.ts'
import { createFormType } from './forms/createFormType.ts'
import { listPaperTypes } from './forms/listPaperTypes.ts'
import { listPolicyForms } from './forms/listPolicyForms.ts'
import { rejectForm } from './forms/rejectForm.ts'
import { removeForm } from './forms/removeForm.ts'
import { removeFormType } from './forms/removeFormType.ts'
import { searchForms } from './forms/searchForms.ts'
import { searchFormTypes } from './forms/searchFormTypes.ts'
import { updateForm } from './forms/updateForm.ts'
import { updateFormType } from './forms/updateFormType.ts'
import { searchRemovals } from './retention/searchRemovals.ts'
import { createAccountStatement } from './statements/createAccountStatement.ts'
import { getTemplatePreview } from './templates/getTemplatePreview.ts'
import { listTemplates } from './templates/listTemplates.ts'
import { abortUpload } from './uploads/abortUpload.ts'
import { beginUpload } from './uploads/beginUpload.ts'
import { completeUpload } from './uploads/completeUpload.ts'
import { continueUpload } from './uploads/continueUpload.ts'
import { createUploadUrl } from './uploads/createUploadUrl.ts'
import { updateDocument } from './uploads/updateDocument.ts'
import { uploadDocument } from './uploads/uploadDocument.ts'
import { verifyDocument } from './verification/verifyDocument.ts'
import { verifyDocumentCode } from './verification/verifyDocumentCode.ts'

export const handler = serve(contracts, {
  abortUpload,
  approveForm,
  beginUpload,
  completeUpload,
  continueUpload,
  createAccountStatement,
  createForm,
  createFormType,
  createUploadUrl,
  downloadArchiveCopy,
  downloadBinder,
  downloadDocument,
  downloadInvoice,
  downloadProposal,
  downloadReceipt,
  downloadSharedProposal,
  downloadTower,
  getCommissionStatement,
  getTemplate,
  getTemplatePreview,
  listDocTypes,
  listDocumentHistory,
  listPaperTypes,
  listPolicyForms,
  listProductTypes,
  listTemplates,
  rejectForm,
  removeDocument,
  removeForm,
  removeFormType,
  searchDocuments,
  searchFormTypes,
  searchForms,
  searchOwnerDocuments,
  searchRemovals,
  updateDocument,
  updateForm,
  updateFormType,
  uploadDocument,
  verifyDocument,
  verifyDocumentCode,
})
