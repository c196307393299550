import { dialog } from '../../dialogs/dialog.ts'

export const removeDraft = dialog('removeDraft', () => import('./dialogs/RemoveDraftDialog.tsx'))
export const sendMessage = dialog('sendMessage', () => import('./dialogs/SendMessageDialog.tsx'))
export const updateMessageLabels = dialog(
  'updateMessageLabels',
  () => import('./dialogs/UpdateMessageLabelsDialog.tsx'),
)
