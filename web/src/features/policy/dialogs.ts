import { dialog } from '../../dialogs/dialog.ts'

export const cancelForFinancer = dialog('cancelForFinancer', () => import('./dialogs/CancelForFinancerDialog.tsx'))
export const cancelPolicy = dialog('cancelPolicy', () => import('./dialogs/CancelPolicyDialog.tsx'))
export const certificateHistory = dialog('certificateHistory', () => import('./dialogs/CertificateHistoryDialog.tsx'))
export const createAdhocExcess = dialog('createAdhocExcess', () => import('./dialogs/CreateAdhocExcessDialog.tsx'))
export const createCertificate = dialog('createCertificate', () => import('./dialogs/CreateCertificateDialog.tsx'))
export const createHold = dialog('createHold', () => import('./dialogs/CreateHoldDialog.tsx'))
export const changeBrokerOfRecord = dialog(
  'changeBrokerOfRecord',
  () => import('./dialogs/ChangeBrokerOfRecordDialog.tsx'),
)
export const declineEndorsement = dialog('declineEndorsement', () => import('./dialogs/DeclineEndorsementDialog.tsx'))
export const emailCertificate = dialog('emailCertificate', () => import('./dialogs/EmailCertificateDialog.tsx'))
export const endorsePolicy = dialog('endorsePolicy', () => import('./dialogs/EndorsePolicyDialog.tsx'))
export const flatCancelPolicy = dialog('flatCancelPolicy', () => import('./dialogs/FlatCancelPolicyDialog.tsx'))
export const issueEndorsement = dialog('issueEndorsement', () => import('./dialogs/IssueEndorsementDialog.tsx'))
export const issueErp = dialog('issueErp', () => import('./dialogs/IssueErpDialog.tsx'))
export const issueExcessPolicy = dialog('issueExcessPolicy', () => import('./dialogs/IssueExcessPolicyDialog.tsx'))
export const liftHold = dialog('liftHold', () => import('./dialogs/LiftHoldDialog.tsx'))
export const markCheckInMail = dialog('markCheckInMail', () => import('./dialogs/MarkCheckInMailDialog.tsx'))
export const optOutRenewals = dialog('optOutRenewals', () => import('./dialogs/OptOutRenewalsDialog.tsx'))
export const policyAsOf = dialog('policyAsOf', () => import('./dialogs/PolicyAsOfDialog.tsx'))
export const policyForm = dialog('policyForm', () => import('./dialogs/PolicyFormDialog.tsx'))
export const policyRevision = dialog('policyRevision', () => import('./dialogs/PolicyRevisionDialog.tsx'))
export const recordSurplusFiling = dialog(
  'recordSurplusFiling',
  () => import('./dialogs/RecordSurplusFilingDialog.tsx'),
)
export const proposeRescission = dialog('proposeRescission', () => import('./dialogs/ProposeRescissionDialog.tsx'))
export const reinstatePolicy = dialog('reinstatePolicy', () => import('./dialogs/ReinstatePolicyDialog.tsx'))
export const removePolicy = dialog('removePolicy', () => import('./dialogs/RemovePolicyDialog.tsx'))
export const renewalOptOut = dialog('renewalOptOut', () => import('./dialogs/RenewalOptOutDialog.tsx'))
export const rescindExcessPolicy = dialog(
  'rescindExcessPolicy',
  () => import('./dialogs/RescindExcessPolicyDialog.tsx'),
)
export const rescindPolicy = dialog('rescindPolicy', () => import('./dialogs/RescindPolicyDialog.tsx'))
export const revertPolicyRevision = dialog(
  'revertPolicyRevision',
  () => import('./dialogs/RevertPolicyRevisionDialog.tsx'),
)
export const setAutoRenewal = dialog('setAutoRenewal', () => import('./dialogs/SetAutoRenewalDialog.tsx'))
export const setNoticesByPost = dialog('setNoticesByPost', () => import('./dialogs/SetNoticesByPostDialog.tsx'))
export const triggerSubmissionRenewal = dialog(
  'triggerSubmissionRenewal',
  () => import('./dialogs/TriggerSubmissionRenewalDialog.tsx'),
)
export const undoCancelledPolicy = dialog(
  'undoCancelledPolicy',
  () => import('./dialogs/UndoCancelledPolicyDialog.tsx'),
)
export const updateNonPremium = dialog('updateNonPremium', () => import('./dialogs/UpdateNonPremiumDialog.tsx'))
export const updateNonPremiumDate = dialog(
  'updateNonPremiumDate',
  () => import('./dialogs/UpdateNonPremiumDateDialog.tsx'),
)
export const voidPolicy = dialog('voidPolicy', () => import('./dialogs/VoidPolicyDialog.tsx'))
export const withdrawCertificate = dialog(
  'withdrawCertificate',
  () => import('./dialogs/WithdrawCertificateDialog.tsx'),
)
export const withdrawRescission = dialog('withdrawRescission', () => import('./dialogs/WithdrawRescissionDialog.tsx'))
export const postPaperNotice = dialog('postPaperNotice', () => import('./dialogs/PostPaperNoticeDialog.tsx'))
export const waivePaperNotice = dialog('waivePaperNotice', () => import('./dialogs/WaivePaperNoticeDialog.tsx'))
