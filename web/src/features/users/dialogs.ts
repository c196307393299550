import { dialog } from '../../dialogs/dialog.ts'

export const addAgency = dialog('addAgency', () => import('./dialogs/AddAgencyDialog.tsx'))
export const addUserAccounts = dialog('addUserAccounts', () => import('./dialogs/AddUserAccountsDialog.tsx'))
export const createRoleTemplate = dialog('createRoleTemplate', () => import('./dialogs/CreateRoleTemplateDialog.tsx'))
export const createTeam = dialog('createTeam', () => import('./dialogs/CreateTeamDialog.tsx'))
export const createUser = dialog('createUser', () => import('./dialogs/CreateUserDialog.tsx'))
export const enableUser = dialog('enableUser', () => import('./dialogs/EnableUserDialog.tsx'))
export const mergeAgency = dialog('mergeAgency', () => import('./dialogs/MergeAgencyDialog.tsx'))
export const migrateUserTeams = dialog('migrateUserTeams', () => import('./dialogs/MigrateUserTeamsDialog.tsx'))
export const moveAgency = dialog('moveAgency', () => import('./dialogs/MoveAgencyDialog.tsx'))
export const offboardAgency = dialog('offboardAgency', () => import('./dialogs/OffboardAgencyDialog.tsx'))
export const reinstateAgency = dialog('reinstateAgency', () => import('./dialogs/ReinstateAgencyDialog.tsx'))
export const roleGrantHistory = dialog('roleGrantHistory', () => import('./dialogs/RoleGrantHistoryDialog.tsx'))
export const suspendAgency = dialog('suspendAgency', () => import('./dialogs/SuspendAgencyDialog.tsx'))
export const rejectRoleGrant = dialog('rejectRoleGrant', () => import('./dialogs/RejectRoleGrantDialog.tsx'))
export const removeAgency = dialog('removeAgency', () => import('./dialogs/RemoveAgencyDialog.tsx'))
export const removeTeam = dialog('removeTeam', () => import('./dialogs/RemoveTeamDialog.tsx'))
export const removeUser = dialog('UsersDeleteConfirm', () => import('./dialogs/RemoveUserDialog.tsx'))
export const replaceAgencyUsers = dialog('replaceAgencyUsers', () => import('./dialogs/ReplaceAgencyUsersDialog.tsx'))
export const reviewAgency = dialog('reviewAgency', () => import('./dialogs/ReviewAgencyDialog.tsx'))
export const roleTemplateHistory = dialog(
  'roleTemplateHistory',
  () => import('./dialogs/RoleTemplateHistoryDialog.tsx'),
)
export const teamHistory = dialog('teamHistory', () => import('./dialogs/TeamHistoryDialog.tsx'))
export const updateAgency = dialog('updateAgency', () => import('./dialogs/UpdateAgencyDialog.tsx'))
export const updateAgencyColours = dialog(
  'updateAgencyColours',
  () => import('./dialogs/UpdateAgencyColoursDialog.tsx'),
)
export const updateAgencyWidget = dialog('updateAgencyWidget', () => import('./dialogs/UpdateAgencyWidgetDialog.tsx'))
export const updateRoleTemplate = dialog('updateRoleTemplate', () => import('./dialogs/UpdateRoleTemplateDialog.tsx'))
export const updateTeam = dialog('updateTeam', () => import('./dialogs/UpdateTeamDialog.tsx'))
export const updateUser = dialog('updateUser', () => import('./dialogs/UpdateUserDialog.tsx'))
export const userHistory = dialog('userHistory', () => import('./dialogs/UserHistoryDialog.tsx'))
export const withdrawRoleTemplate = dialog(
  'withdrawRoleTemplate',
  () => import('./dialogs/WithdrawRoleTemplateDialog.tsx'),
)
