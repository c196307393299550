import { serve } from '#functions/_platform/http/serve.ts'
import * as contracts from '#shared/contracts/auth/index.ts'
import { acceptUserInvite } from './invitations/acceptUserInvite.ts'
import { checkUserInvited } from './invitations/checkUserInvited.ts'
import { confirmUser } from './invitations/confirmUser.ts'
import { getValidationToken } from './invitations/getValidationToken.ts'
import { joinAccount } from './invitations/joinAccount.ts'
import { resendUserInvitation } from './invitations/resendUserInvitation.ts'
import { resendValidationEmail } from './invitations/resendValidationEmail.ts'
import { signUp } from './invitations/signUp.ts'
import { createJumpToken } from './jumps/createJumpToken.ts'
import { createSwitchToken } from './jumps/createSwitchToken.ts'
import { exchangeJumpToken } from './jumps/exchangeJumpToken.ts'
import { listMyAccounts } from './jumps/listMyAccounts.ts'
import { getJwks } from './keys/getJwks.ts'
import { getOpenIdConfiguration } from './keys/getOpenIdConfiguration.ts'
import { changeOwnPassword } from './me/changeOwnPassword.ts'
import { getCurrentUser } from './me/getCurrentUser.ts'
import { updateCurrentUser } from './me/updateCurrentUser.ts'
import { requestMfaReset } from './mfa/requestMfaReset.ts'
import { updateMfa } from './mfa/updateMfa.ts'
import { validateMfaReset } from './mfa/validateMfaReset.ts'
import { verifyMfa } from './mfa/verifyMfa.ts'
import { checkPasswordReset } from './passwords/checkPasswordReset.ts'
import { listPasswordConstraints } from './passwords/listPasswordConstraints.ts'
import { requestPasswordReset } from './passwords/requestPasswordReset.ts'
import { resetPassword } from './passwords/resetPassword.ts'
import { validatePassword } from './passwords/validatePassword.ts'
import { getLoginSiteKey } from './signIn/getLoginSiteKey.ts'
import { getLoginStatus } from './signIn/getLoginStatus.ts'
import { getPermissionMap } from './signIn/getPermissionMap.ts'
import { login } from './signIn/login.ts'
import { logout } from './signIn/logout.ts'
import { refreshToken } from './signIn/refreshToken.ts'
import { checkSsoEnabled } from './sso/checkSsoEnabled.ts'
import { exchangeSsoToken } from './sso/exchangeSsoToken.ts'
import { startSso } from './sso/startSso.ts'
import { createTeam } from './teams/createTeam.ts'
import { listAgencyTeams } from './teams/listAgencyTeams.ts'
import { listAllTeams } from './teams/listAllTeams.ts'
import { listMyTeams } from './teams/listMyTeams.ts'
import { createUser } from './users/createUser.ts'
import { enableUser } from './users/enableUser.ts'
import { getUser } from './users/getUser.ts'
import { listAgents } from './users/listAgents.ts'
import { listFellowUsers } from './users/listFellowUsers.ts'
import { listRoles } from './users/listRoles.ts'
import { listUnderwriters } from './users/listUnderwriters.ts'
import { listUsers } from './users/listUsers.ts'
import { removeUser } from './users/removeUser.ts'
import { updateUser } from './users/updateUser.ts'
import { exchangeWorkflowCode } from './workflows/exchangeWorkflowCode.ts'
import { getWorkflow } from './workflows/getWorkflow.ts'
import { getWorkflowRedirect } from './workflows/getWorkflowRedirect.ts'
import { sendWorkflowCode } from './workflows/sendWorkflowCode.ts'

export const handler = serve(contracts, {
  acceptUserInvite,
  changeOwnPassword,
  checkPasswordReset,
  checkSsoEnabled,
  checkUserInvited,
  confirmUser,
  createJumpToken,
  createSwitchToken,
  createTeam,
  createUser,
  enableUser,
  exchangeJumpToken,
  exchangeSsoToken,
  exchangeWorkflowCode,
  getCurrentUser,
  getJwks,
  getLoginSiteKey,
  getLoginStatus,
  getOpenIdConfiguration,
  getPermissionMap,
  getUser,
  getValidationToken,
  getWorkflow,
  getWorkflowRedirect,
  joinAccount,
  listAgencyTeams,
  listAgents,
  listAllTeams,
  listFellowUsers,
  listMyAccounts,
  listMyTeams,
  listPasswordConstraints,
  listRoles,
  listUnderwriters,
  listUsers,
  login,
  logout,
  refreshToken,
  removeUser,
  requestMfaReset,
  requestPasswordReset,
  resendUserInvitation,
  resendValidationEmail,
  resetPassword,
  sendWorkflowCode,
  signUp,
  startSso,
  updateCurrentUser,
  updateMfa,
  updateUser,
  validateMfaReset,
  validatePassword,
  verifyMfa,
})
