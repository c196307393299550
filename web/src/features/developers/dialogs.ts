import { dialog } from '../../dialogs/dialog.ts'

export const moveSandboxClock = dialog('moveSandboxClock', () => import('./dialogs/MoveSandboxClockDialog.tsx'))
