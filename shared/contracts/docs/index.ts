export { downloadArchiveCopy } from './archive.ts'
export * from './documents.ts'
export * from './downloads.ts'
export {
  approveForm,
  createForm,
  listPaperTypes,
  listPolicyForms,
  rejectForm,
  removeForm,
  searchForms,
  updateForm,
} from './forms.ts'
export { createFormType, removeFormType, searchFormTypes, updateFormType } from './formTypes.ts'
export { searchRemovals } from './retention.ts'
export { getTemplate, getTemplatePreview, listTemplates } from './templates.ts'
export * from './uploadedDocuments.ts'
export { abortUpload, beginUpload, completeUpload, continueUpload } from './uploadParts.ts'
export * from './uploads.ts'
export { verifyDocument, verifyDocumentCode } from './verification.ts'
