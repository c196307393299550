import { dialog } from '../../dialogs/dialog.ts'

export const agencyLicenseHistory = dialog(
  'agencyLicenseHistory',
  () => import('./dialogs/AgencyLicenseHistoryDialog.tsx'),
)
export const agentLicenseHistory = dialog(
  'agentLicenseHistory',
  () => import('./dialogs/AgentLicenseHistoryDialog.tsx'),
)
export const createAgencyLicense = dialog(
  'AgencyLicenseCreateEdit',
  () => import('./dialogs/CreateAgencyLicenseDialog.tsx'),
)
export const createAgentLicense = dialog(
  'AgentLicenseCreateEdit',
  () => import('./dialogs/CreateAgentLicenseDialog.tsx'),
)
export const createSurplusLicense = dialog(
  'createSurplusLicense',
  () => import('./dialogs/CreateSurplusLicenseDialog.tsx'),
)
export const removeAgencyLicense = dialog(
  'LicenseDeleteConfirm',
  () => import('./dialogs/RemoveAgencyLicenseDialog.tsx'),
)
export const removeAgentLicense = dialog('removeAgentLicense', () => import('./dialogs/RemoveAgentLicenseDialog.tsx'))
export const removeSurplusLicense = dialog(
  'removeSurplusLicense',
  () => import('./dialogs/RemoveSurplusLicenseDialog.tsx'),
)
export const surplusLicenseHistory = dialog(
  'surplusLicenseHistory',
  () => import('./dialogs/SurplusLicenseHistoryDialog.tsx'),
)
export const updateAgencyLicense = dialog('LicenseCreateEdit', () => import('./dialogs/UpdateAgencyLicenseDialog.tsx'))
export const updateAgentLicense = dialog('updateAgentLicense', () => import('./dialogs/UpdateAgentLicenseDialog.tsx'))
export const updateSurplusLicense = dialog(
  'updateSurplusLicense',
  () => import('./dialogs/UpdateSurplusLicenseDialog.tsx'),
)
export const uploadSurplusNotice = dialog(
  'uploadSurplusNotice',
  () => import('./dialogs/UploadSurplusNoticeDialog.tsx'),
)
