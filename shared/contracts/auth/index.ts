export {
  acceptUserInvite,
  checkUserInvited,
  confirmUser,
  getValidationToken,
  joinAccount,
  resendUserInvitation,
  resendValidationEmail,
  signUp,
} from './invitations.ts'
export { createJumpToken, createSwitchToken, exchangeJumpToken, listMyAccounts } from './jumps.ts'
export { getJwks, getOpenIdConfiguration } from './keys.ts'
export { changeOwnPassword, getCurrentUser, updateCurrentUser } from './me.ts'
export { requestMfaReset, updateMfa, validateMfaReset, verifyMfa } from './mfa.ts'
export {
  checkPasswordReset,
  listPasswordConstraints,
  requestPasswordReset,
  resetPassword,
  validatePassword,
} from './passwords.ts'
export { getLoginSiteKey, getLoginStatus, getPermissionMap, login, logout, refreshToken } from './signIn.ts'
export { checkSsoEnabled, exchangeSsoToken, startSso } from './sso.ts'
export { createTeam, listAgencyTeams, listAllTeams, listMyTeams } from './teams.ts'
export {
  createUser,
  enableUser,
  getUser,
  listAgents,
  listFellowUsers,
  listRoles,
  listUnderwriters,
  listUsers,
  removeUser,
  updateUser,
} from './users.ts'
export { exchangeWorkflowCode, getWorkflow, getWorkflowRedirect, sendWorkflowCode } from './workflows.ts'
