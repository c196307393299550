import { dialog } from '../../dialogs/dialog.ts'

export const addAgencyToAggregator = dialog(
  'addAgencyToAggregator',
  () => import('./dialogs/AddAgencyToAggregatorDialog.tsx'),
)
export const addAgencyToCluster = dialog('addAgencyToCluster', () => import('./dialogs/AddAgencyToClusterDialog.tsx'))
export const addMsspAccount = dialog('addMsspAccount', () => import('./dialogs/AddMsspAccountDialog.tsx'))
export const addPersonaToProgramme = dialog(
  'addPersonaToProgramme',
  () => import('./dialogs/AddPersonaToProgrammeDialog.tsx'),
)
export const addPoolAccount = dialog('addPoolAccount', () => import('./dialogs/AddPoolAccountDialog.tsx'))
export const createAggregator = dialog('createAggregator', () => import('./dialogs/CreateAggregatorDialog.tsx'))
export const createPoolYear = dialog('createPoolYear', () => import('./dialogs/CreatePoolYearDialog.tsx'))
export const createTreaty = dialog('createTreaty', () => import('./dialogs/CreateTreatyDialog.tsx'))
export const createPersonaRecord = dialog(
  'createPersonaRecord',
  () => import('./dialogs/CreatePersonaRecordDialog.tsx'),
)
export const offboardPersonaRecord = dialog(
  'offboardPersonaRecord',
  () => import('./dialogs/OffboardPersonaRecordDialog.tsx'),
)
export const poolYearHistory = dialog('poolYearHistory', () => import('./dialogs/PoolYearHistoryDialog.tsx'))
export const reinstatePersonaRecord = dialog(
  'reinstatePersonaRecord',
  () => import('./dialogs/ReinstatePersonaRecordDialog.tsx'),
)
export const removeAgencyFromAggregator = dialog(
  'removeAgencyFromAggregator',
  () => import('./dialogs/RemoveAgencyFromAggregatorDialog.tsx'),
)
export const removeAgencyFromCluster = dialog(
  'removeAgencyFromCluster',
  () => import('./dialogs/RemoveAgencyFromClusterDialog.tsx'),
)
export const removeAggregator = dialog('removeAggregator', () => import('./dialogs/RemoveAggregatorDialog.tsx'))
export const removePartnerAccount = dialog(
  'removePartnerAccount',
  () => import('./dialogs/RemovePartnerAccountDialog.tsx'),
)
export const removePersonaFromProgramme = dialog(
  'removePersonaFromProgramme',
  () => import('./dialogs/RemovePersonaFromProgrammeDialog.tsx'),
)
export const removePersonaRecord = dialog(
  'removePersonaRecord',
  () => import('./dialogs/RemovePersonaRecordDialog.tsx'),
)
export const removePoolYear = dialog('removePoolYear', () => import('./dialogs/RemovePoolYearDialog.tsx'))
export const removeTreaty = dialog('removeTreaty', () => import('./dialogs/RemoveTreatyDialog.tsx'))
export const signTreaty = dialog('signTreaty', () => import('./dialogs/SignTreatyDialog.tsx'))
export const suspendPersonaRecord = dialog(
  'suspendPersonaRecord',
  () => import('./dialogs/SuspendPersonaRecordDialog.tsx'),
)
export const treatyHistory = dialog('treatyHistory', () => import('./dialogs/TreatyHistoryDialog.tsx'))
export const updateAggregator = dialog('updateAggregator', () => import('./dialogs/UpdateAggregatorDialog.tsx'))
export const updateAggregatorProfile = dialog(
  'updateAggregatorProfile',
  () => import('./dialogs/UpdateAggregatorProfileDialog.tsx'),
)
export const updateCarrierHostname = dialog(
  'updateCarrierHostname',
  () => import('./dialogs/UpdateCarrierHostnameDialog.tsx'),
)
export const updatePersonaProfile = dialog(
  'updatePersonaProfile',
  () => import('./dialogs/UpdatePersonaProfileDialog.tsx'),
)
export const updatePersonaRecord = dialog(
  'updatePersonaRecord',
  () => import('./dialogs/UpdatePersonaRecordDialog.tsx'),
)
export const updatePoolYear = dialog('updatePoolYear', () => import('./dialogs/UpdatePoolYearDialog.tsx'))
export const updateTreaty = dialog('updateTreaty', () => import('./dialogs/UpdateTreatyDialog.tsx'))
