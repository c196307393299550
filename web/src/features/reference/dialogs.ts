import { dialog } from '../../dialogs/dialog.ts'

export const appealBlacklist = dialog('appealBlacklist', () => import('./dialogs/AppealBlacklistDialog.tsx'))
export const createBlacklistedDomain = dialog(
  'BlackListCreate',
  () => import('./dialogs/CreateBlacklistedDomainDialog.tsx'),
)
export const createCarrierRater = dialog('createCarrierRater', () => import('./dialogs/CreateCarrierRaterDialog.tsx'))
export const createIndustryCode = dialog('createIndustryCode', () => import('./dialogs/CreateIndustryCodeDialog.tsx'))
export const createMoratorium = dialog('createMoratorium', () => import('./dialogs/CreateMoratoriumDialog.tsx'))
export const createState = dialog('createState', () => import('./dialogs/CreateStateDialog.tsx'))
export const endMoratorium = dialog('endMoratorium', () => import('./dialogs/EndMoratoriumDialog.tsx'))
export const removeBlacklistedDomain = dialog(
  'BlackListDeleteConfirm',
  () => import('./dialogs/RemoveBlacklistedDomainDialog.tsx'),
)
export const removeCarrierRater = dialog('removeCarrierRater', () => import('./dialogs/RemoveCarrierRaterDialog.tsx'))
export const removeIndustryCode = dialog(
  'NaicsCodeDeleteConfirm',
  () => import('./dialogs/RemoveIndustryCodeDialog.tsx'),
)
export const removeState = dialog('removeState', () => import('./dialogs/RemoveStateDialog.tsx'))
export const settleBlacklistAppeal = dialog(
  'settleBlacklistAppeal',
  () => import('./dialogs/SettleBlacklistAppealDialog.tsx'),
)
export const updateCarrierRater = dialog('updateCarrierRater', () => import('./dialogs/UpdateCarrierRaterDialog.tsx'))
export const updateIndustryCode = dialog('updateIndustryCode', () => import('./dialogs/UpdateIndustryCodeDialog.tsx'))
export const updateState = dialog('updateState', () => import('./dialogs/UpdateStateDialog.tsx'))
export const activateRateBook = dialog('activateRateBook', () => import('./dialogs/ActivateRateBookDialog.tsx'))
export const createRateBook = dialog('createRateBook', () => import('./dialogs/CreateRateBookDialog.tsx'))
export const reviewRateBook = dialog('reviewRateBook', () => import('./dialogs/ReviewRateBookDialog.tsx'))
export const updateRateBook = dialog('updateRateBook', () => import('./dialogs/UpdateRateBookDialog.tsx'))
export const withdrawRateBook = dialog('withdrawRateBook', () => import('./dialogs/WithdrawRateBookDialog.tsx'))
