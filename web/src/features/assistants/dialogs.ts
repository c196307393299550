import { dialog } from '../../dialogs/dialog.ts'

export const refuseAssistantRequest = dialog(
  'refuseAssistantRequest',
  () => import('./dialogs/RefuseAssistantRequestDialog.tsx'),
)
