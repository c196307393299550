import { dialog } from '../../dialogs/dialog.ts'

export const addPolicyContact = dialog('AddContact', () => import('./dialogs/AddPolicyContactDialog.tsx'))
export const applyAccountTags = dialog('applyAccountTags', () => import('./dialogs/ApplyAccountTagsDialog.tsx'))
export const assignAccountAgency = dialog(
  'assignAccountAgency',
  () => import('./dialogs/AssignAccountAgencyDialog.tsx'),
)
export const assignAccountTeam = dialog('assignAccountTeam', () => import('./dialogs/AssignAccountTeamDialog.tsx'))
export const certifyProfile = dialog('certifyProfile', () => import('./dialogs/CertifyProfileDialog.tsx'))
export const chooseProduct = dialog('chooseProduct', () => import('./dialogs/ChooseProductDialog.tsx'))
export const createAccount = dialog('createAccount', () => import('./dialogs/CreateAccountDialog.tsx'))
export const createTag = dialog('createTag', () => import('./dialogs/CreateTagDialog.tsx'))
export const declineAccount = dialog('declineAccount', () => import('./dialogs/DeclineAccountDialog.tsx'))
export const disputeFinding = dialog('disputeFinding', () => import('./dialogs/DisputeFindingDialog.tsx'))
export const refreshFirmographics = dialog(
  'RefreshFirmographic',
  () => import('./dialogs/RefreshFirmographicsDialog.tsx'),
)
export const removeAccount = dialog('AdminAccountsDeleteConfirm', () => import('./dialogs/RemoveAccountDialog.tsx'))
export const removeAgencyAccount = dialog(
  'AccountsDeleteConfirm',
  () => import('./dialogs/RemoveAgencyAccountDialog.tsx'),
)
export const removePreferredAgent = dialog(
  'removePreferredAgent',
  () => import('./dialogs/RemovePreferredAgentDialog.tsx'),
)
export const removeTag = dialog('removeTag', () => import('./dialogs/RemoveTagDialog.tsx'))
export const reopenAccount = dialog('reopenAccount', () => import('./dialogs/ReopenAccountDialog.tsx'))
export const requestScan = dialog('OnDemandScan', () => import('./dialogs/RequestScanDialog.tsx'))
export const settleEnquiry = dialog('settleEnquiry', () => import('./dialogs/SettleEnquiryDialog.tsx'))
export const setPreferredAgent = dialog('SetMyAgentConfirm', () => import('./dialogs/SetPreferredAgentDialog.tsx'))
export const tagAccounts = dialog('tagAccounts', () => import('./dialogs/TagAccountsDialog.tsx'))
export const unlinkAccount = dialog('unlinkAccount', () => import('./dialogs/UnlinkAccountDialog.tsx'))
export const updateAccountAgent = dialog('updateAccountAgent', () => import('./dialogs/UpdateAccountAgentDialog.tsx'))
export const updateAccountHostname = dialog(
  'updateAccountHostname',
  () => import('./dialogs/UpdateAccountHostnameDialog.tsx'),
)
export const updatePolicyContact = dialog(
  'updatePolicyContact',
  () => import('./dialogs/UpdatePolicyContactDialog.tsx'),
)
export const updateSocialEngineering = dialog(
  'updateSocialEngineering',
  () => import('./dialogs/UpdateSocialEngineeringDialog.tsx'),
)
export const verifyProfileGroup = dialog('verifyProfileGroup', () => import('./dialogs/VerifyProfileGroupDialog.tsx'))
export const assignSubmission = dialog('assignSubmission', () => import('./dialogs/AssignSubmissionDialog.tsx'))
export const assignSubmissionTeam = dialog(
  'assignSubmissionTeam',
  () => import('./dialogs/AssignSubmissionTeamDialog.tsx'),
)
export const createSubmission = dialog('createSubmission', () => import('./dialogs/CreateSubmissionDialog.tsx'))
export const declineSubmission = dialog('declineSubmission', () => import('./dialogs/DeclineSubmissionDialog.tsx'))
export const markSubmissionLost = dialog('markSubmissionLost', () => import('./dialogs/MarkSubmissionLostDialog.tsx'))
export const recordLetter = dialog('recordLetter', () => import('./dialogs/RecordLetterDialog.tsx'))
export const updateSubmission = dialog('updateSubmission', () => import('./dialogs/UpdateSubmissionDialog.tsx'))
