import { dialog } from '../../dialogs/dialog.ts'

export const createUploadedAccounts = dialog(
  'createUploadedAccounts',
  () => import('./dialogs/CreateUploadedAccountsDialog.tsx'),
)
