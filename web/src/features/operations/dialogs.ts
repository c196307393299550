import { dialog } from '../../dialogs/dialog.ts'

export const runSchedule = dialog('runSchedule', () => import('./dialogs/RunScheduleDialog.tsx'))
