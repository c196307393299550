import { dialog } from '../../dialogs/dialog.ts'

export const deadLetterHistory = dialog('deadLetterHistory', () => import('./dialogs/DeadLetterHistoryDialog.tsx'))
export const jobHistory = dialog('jobHistory', () => import('./dialogs/JobHistoryDialog.tsx'))
export const runSchedule = dialog('runSchedule', () => import('./dialogs/RunScheduleDialog.tsx'))
export const deadLetter = dialog('deadLetter', () => import('./dialogs/DeadLetterDialog.tsx'))
export const discardDeadLetter = dialog('discardDeadLetter', () => import('./dialogs/DiscardDeadLetterDialog.tsx'))
