import { dialog } from '../../dialogs/dialog.ts'

export const decideAccess = dialog('decideAccess', () => import('./dialogs/DecideAccessDialog.tsx'))
