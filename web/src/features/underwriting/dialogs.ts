import { dialog } from '../../dialogs/dialog.ts'

export const approveQuote = dialog('UWApproveQuote', () => import('./dialogs/ApproveQuoteDialog.tsx'))
export const findingDisputeHistory = dialog(
  'findingDisputeHistory',
  () => import('./dialogs/FindingDisputeHistoryDialog.tsx'),
)
export const screeningHistory = dialog('screeningHistory', () => import('./dialogs/ScreeningHistoryDialog.tsx'))
export const updateSubjectivities = dialog(
  'updateSubjectivities',
  () => import('./dialogs/UpdateSubjectivitiesDialog.tsx'),
)
export const declineQuote = dialog('UWDeclineQuote', () => import('./dialogs/DeclineQuoteDialog.tsx'))
export const decideScreening = dialog('decideScreening', () => import('./dialogs/DecideScreeningDialog.tsx'))
export const giveBackReferral = dialog('UWCancelConfirmation', () => import('./dialogs/GiveBackReferralDialog.tsx'))
export const reassessRisk = dialog('UWUpdateRiskConfirmation', () => import('./dialogs/ReassessRiskDialog.tsx'))
export const overrideQuoteLicensing = dialog(
  'overrideQuoteLicensing',
  () => import('./dialogs/OverrideQuoteLicensingDialog.tsx'),
)
export const referQuote = dialog('UWReferQuote', () => import('./dialogs/ReferQuoteDialog.tsx'))
export const releaseQuote = dialog('UWReleaseQuoteConfirmation', () => import('./dialogs/ReleaseQuoteDialog.tsx'))
export const rescindBinder = dialog('RescindBinder', () => import('./dialogs/RescindBinderDialog.tsx'))
export const restoreQuote = dialog('UWRestoreQuote', () => import('./dialogs/RestoreQuoteDialog.tsx'))
export const settleFindingDispute = dialog(
  'settleFindingDispute',
  () => import('./dialogs/SettleFindingDisputeDialog.tsx'),
)
export const settleSubjectivity = dialog('settleSubjectivity', () => import('./dialogs/SettleSubjectivityDialog.tsx'))
export const switchSurplus = dialog('UWSwitchSurplus', () => import('./dialogs/SwitchSurplusDialog.tsx'))
export const underwriteQuote = dialog('UWUpdateTerms', () => import('./dialogs/UnderwriteQuoteDialog.tsx'))
export const updateBrokerFees = dialog('EditBrokerFee', () => import('./dialogs/UpdateBrokerFeesDialog.tsx'))
export const updateEventExclusions = dialog(
  'UWEventExclusion',
  () => import('./dialogs/UpdateEventExclusionsDialog.tsx'),
)
export const updateIrpm = dialog('UWIrpm', () => import('./dialogs/UpdateIrpmDialog.tsx'))
export const updateMgaFee = dialog('EditMgaFee', () => import('./dialogs/UpdateMgaFeeDialog.tsx'))
export const updateQuoteCommission = dialog(
  'updateQuoteCommission',
  () => import('./dialogs/UpdateQuoteCommissionDialog.tsx'),
)
export const approveManuscript = dialog('approveManuscript', () => import('./dialogs/ApproveManuscriptDialog.tsx'))
export const createManuscript = dialog('createManuscript', () => import('./dialogs/CreateManuscriptDialog.tsx'))
export const manuscript = dialog('manuscript', () => import('./dialogs/ManuscriptDialog.tsx'))
export const manuscriptHistory = dialog('manuscriptHistory', () => import('./dialogs/ManuscriptHistoryDialog.tsx'))
export const returnManuscript = dialog('returnManuscript', () => import('./dialogs/ReturnManuscriptDialog.tsx'))
export const submitManuscript = dialog('submitManuscript', () => import('./dialogs/SubmitManuscriptDialog.tsx'))
export const updateManuscript = dialog('updateManuscript', () => import('./dialogs/UpdateManuscriptDialog.tsx'))
export const withdrawManuscript = dialog('withdrawManuscript', () => import('./dialogs/WithdrawManuscriptDialog.tsx'))
export const createPortfolioScenario = dialog(
  'createPortfolioScenario',
  () => import('./dialogs/CreatePortfolioScenarioDialog.tsx'),
)
export const removePortfolioScenario = dialog(
  'removePortfolioScenario',
  () => import('./dialogs/RemovePortfolioScenarioDialog.tsx'),
)
