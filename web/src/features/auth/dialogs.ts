import { dialog } from '../../dialogs/dialog.ts'

export const switchAccount = dialog('switchAccount', () => import('./dialogs/SwitchAccountDialog.tsx'))
export const jumpIntoAccount = dialog('jumpIntoAccount', () => import('./dialogs/JumpIntoAccountDialog.tsx'))
