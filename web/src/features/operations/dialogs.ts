import { dialog } from '../../dialogs/dialog.ts'

export const runSchedule = dialog('runSchedule', () => import('./dialogs/RunScheduleDialog.tsx'))
export const deadLetter = dialog('deadLetter', () => import('./dialogs/DeadLetterDialog.tsx'))
export const discardDeadLetter = dialog('discardDeadLetter', () => import('./dialogs/DiscardDeadLetterDialog.tsx'))
