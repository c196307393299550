import { dialog } from '../../dialogs/dialog.ts'

export const documentHistory = dialog('documentHistory', () => import('./dialogs/DocumentHistoryDialog.tsx'))
export const removeDocument = dialog('removeDocument', () => import('./dialogs/RemoveDocumentDialog.tsx'))
export const updateDocument = dialog('updateDocument', () => import('./dialogs/UpdateDocumentDialog.tsx'))
export const uploadDocument = dialog('uploadDocument', () => import('./dialogs/UploadDocumentDialog.tsx'))
