import { dialog } from '../../dialogs/dialog.ts'

export const approveForm = dialog('approveForm', () => import('./dialogs/ApproveFormDialog.tsx'))
export const createForm = dialog('createForm', () => import('./dialogs/CreateFormDialog.tsx'))
export const createFormType = dialog('createFormType', () => import('./dialogs/CreateFormTypeDialog.tsx'))
export const formWording = dialog('formWording', () => import('./dialogs/FormWordingDialog.tsx'))
export const rejectForm = dialog('rejectForm', () => import('./dialogs/RejectFormDialog.tsx'))
export const removeForm = dialog('removeForm', () => import('./dialogs/RemoveFormDialog.tsx'))
export const removeFormType = dialog('removeFormType', () => import('./dialogs/RemoveFormTypeDialog.tsx'))
export const updateForm = dialog('updateForm', () => import('./dialogs/UpdateFormDialog.tsx'))
export const updateFormType = dialog('updateFormType', () => import('./dialogs/UpdateFormTypeDialog.tsx'))
