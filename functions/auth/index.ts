import * as contracts from '#shared/contracts/auth/index.ts'
import { createApiKey } from './apiKeys/createApiKey.ts'
import { exchangeApiKey } from './apiKeys/exchangeApiKey.ts'
import { getApiKeyUse } from './apiKeys/getApiKeyUse.ts'
import { listApiKeys } from './apiKeys/listApiKeys.ts'
import { regenerateApiKey } from './apiKeys/regenerateApiKey.ts'
import { removeApiKey } from './apiKeys/removeApiKey.ts'
import { reportLeakedKeys } from './apiKeys/reportLeakedKeys.ts'
import { updateApiKey } from './apiKeys/updateApiKey.ts'
import { exportAuditTrail } from './audit/exportAuditTrail.ts'
import { searchAuditTrail } from './audit/searchAuditTrail.ts'
import { appealBlacklist } from './blacklist/appealBlacklist.ts'
import { createBlacklistedDomain } from './blacklist/createBlacklistedDomain.ts'
import { listBlacklistedDomains } from './blacklist/listBlacklistedDomains.ts'
import { removeBlacklistedDomain } from './blacklist/removeBlacklistedDomain.ts'
import { searchBlacklistAppeals } from './blacklist/searchBlacklistAppeals.ts'
import { settleBlacklistAppeal } from './blacklist/settleBlacklistAppeal.ts'
import { approveRoleGrant } from './grants/approveRoleGrant.ts'
import { listRoleGrantHistory } from './grants/listRoleGrantHistory.ts'
import { listRoleGrants } from './grants/listRoleGrants.ts'
import { rejectRoleGrant } from './grants/rejectRoleGrant.ts'
import { serve } from './guesses/serve.ts'
import { acceptUserInviteByAddress } from './inAddress/acceptUserInviteByAddress.ts'
import { checkPasswordResetByAddress } from './inAddress/checkPasswordResetByAddress.ts'
import { checkUserInvitedByAddress } from './inAddress/checkUserInvitedByAddress.ts'
import { confirmUserByAddress } from './inAddress/confirmUserByAddress.ts'
import { exchangeJumpTokenByAddress } from './inAddress/exchangeJumpTokenByAddress.ts'
import { getValidationTokenByAddress } from './inAddress/getValidationTokenByAddress.ts'
import { resetPasswordByAddress } from './inAddress/resetPasswordByAddress.ts'
import { validateMfaResetByAddress } from './inAddress/validateMfaResetByAddress.ts'
import { acceptInvitation } from './invitations/acceptInvitation.ts'
import { acceptUserInvite } from './invitations/acceptUserInvite.ts'
import { checkUserInvited } from './invitations/checkUserInvited.ts'
import { confirmUser } from './invitations/confirmUser.ts'
import { declineInvitation } from './invitations/declineInvitation.ts'
import { getValidationToken } from './invitations/getValidationToken.ts'
import { joinAccount } from './invitations/joinAccount.ts'
import { listMyInvitations } from './invitations/listMyInvitations.ts'
import { resendUserInvitation } from './invitations/resendUserInvitation.ts'
import { resendValidationEmail } from './invitations/resendValidationEmail.ts'
import { signUp } from './invitations/signUp.ts'
import { createJumpToken } from './jumps/createJumpToken.ts'
import { createSwitchToken } from './jumps/createSwitchToken.ts'
import { exchangeJumpToken } from './jumps/exchangeJumpToken.ts'
import { listMyAccounts } from './jumps/listMyAccounts.ts'
import { getAssistantDoor } from './keys/getAssistantDoor.ts'
import { getJwks } from './keys/getJwks.ts'
import { getOpenIdConfiguration } from './keys/getOpenIdConfiguration.ts'
import { changeOwnEmail } from './me/changeOwnEmail.ts'
import { changeOwnPassword } from './me/changeOwnPassword.ts'
import { confirmOwnEmail } from './me/confirmOwnEmail.ts'
import { getCurrentUser } from './me/getCurrentUser.ts'
import { updateCurrentUser } from './me/updateCurrentUser.ts'
import { requestMfaReset } from './mfa/requestMfaReset.ts'
import { updateMfa } from './mfa/updateMfa.ts'
import { validateMfaReset } from './mfa/validateMfaReset.ts'
import { verifyMfa } from './mfa/verifyMfa.ts'
import { createAggregator } from './organizations/createAggregator.ts'
import { createPersonaRecord } from './organizations/createPersonaRecord.ts'
import { offboardPersonaRecord } from './organizations/offboardPersonaRecord.ts'
import { reinstatePersonaRecord } from './organizations/reinstatePersonaRecord.ts'
import { removeAggregator } from './organizations/removeAggregator.ts'
import { removePersonaRecord } from './organizations/removePersonaRecord.ts'
import { suspendPersonaRecord } from './organizations/suspendPersonaRecord.ts'
import { updateAggregator } from './organizations/updateAggregator.ts'
import { updateCarrierHostname } from './organizations/updateCarrierHostname.ts'
import { updatePersonaRecord } from './organizations/updatePersonaRecord.ts'
import { addPasskey } from './passkeys/addPasskey.ts'
import { listMyPasskeys } from './passkeys/listMyPasskeys.ts'
import { removePasskey } from './passkeys/removePasskey.ts'
import { renamePasskey } from './passkeys/renamePasskey.ts'
import { signInWithPasskey } from './passkeys/signInWithPasskey.ts'
import { startPasskey } from './passkeys/startPasskey.ts'
import { startPasskeySignIn } from './passkeys/startPasskeySignIn.ts'
import { checkPasswordReset } from './passwords/checkPasswordReset.ts'
import { listPasswordConstraints } from './passwords/listPasswordConstraints.ts'
import { requestPasswordReset } from './passwords/requestPasswordReset.ts'
import { resetPassword } from './passwords/resetPassword.ts'
import { validatePassword } from './passwords/validatePassword.ts'
import { approveErasure } from './privacy/approveErasure.ts'
import { beginOwnData } from './privacy/beginOwnData.ts'
import { checkPrivacyIdentity } from './privacy/checkPrivacyIdentity.ts'
import { createDataRequest } from './privacy/createDataRequest.ts'
import { createPrivacyRequest } from './privacy/createPrivacyRequest.ts'
import { downloadMyData } from './privacy/downloadMyData.ts'
import { downloadOwnData } from './privacy/downloadOwnData.ts'
import { downloadPrivacyFile } from './privacy/downloadPrivacyFile.ts'
import { extendPrivacyRequest } from './privacy/extendPrivacyRequest.ts'
import { fulfilPrivacyRequest } from './privacy/fulfilPrivacyRequest.ts'
import { getPrivacyPreview } from './privacy/getPrivacyPreview.ts'
import { getPrivacyRequest } from './privacy/getPrivacyRequest.ts'
import { listDataRequests } from './privacy/listDataRequests.ts'
import { listMyPrivacyRequests } from './privacy/listMyPrivacyRequests.ts'
import { listPrivacyRequestHistory } from './privacy/listPrivacyRequestHistory.ts'
import { passPrivacyHold } from './privacy/passPrivacyHold.ts'
import { proposeErasure } from './privacy/proposeErasure.ts'
import { refusePrivacyRequest } from './privacy/refusePrivacyRequest.ts'
import { requestOwnData } from './privacy/requestOwnData.ts'
import { returnErasure } from './privacy/returnErasure.ts'
import { searchPrivacyRequests } from './privacy/searchPrivacyRequests.ts'
import { searchPrivacySubjects } from './privacy/searchPrivacySubjects.ts'
import { withdrawDataRequest } from './privacy/withdrawDataRequest.ts'
import { withdrawMyPrivacyRequest } from './privacy/withdrawMyPrivacyRequest.ts'
import { withdrawPrivacyRequest } from './privacy/withdrawPrivacyRequest.ts'
import { activateIdentityProvider } from './providers/activateIdentityProvider.ts'
import { createIdentityProvider } from './providers/createIdentityProvider.ts'
import { finishIdentityProviderTest } from './providers/finishIdentityProviderTest.ts'
import { listIdentityProviderHistory } from './providers/listIdentityProviderHistory.ts'
import { listIdentityProviders } from './providers/listIdentityProviders.ts'
import { proveIdentityProviderDomain } from './providers/proveIdentityProviderDomain.ts'
import { removeIdentityProvider } from './providers/removeIdentityProvider.ts'
import { replaceIdentityProviderSecret } from './providers/replaceIdentityProviderSecret.ts'
import { requireIdentityProvider } from './providers/requireIdentityProvider.ts'
import { testIdentityProvider } from './providers/testIdentityProvider.ts'
import { turnOffIdentityProvider } from './providers/turnOffIdentityProvider.ts'
import { updateIdentityProvider } from './providers/updateIdentityProvider.ts'
import { createRecoveryCodes } from './recovery/createRecoveryCodes.ts'
import { getRecoveryCodes } from './recovery/getRecoveryCodes.ts'
import { decideAccess } from './reviews/decideAccess.ts'
import { exportAccessReview } from './reviews/exportAccessReview.ts'
import { getAccessReview } from './reviews/getAccessReview.ts'
import { listAccessReviewHistory } from './reviews/listAccessReviewHistory.ts'
import { searchAccessReviews } from './reviews/searchAccessReviews.ts'
import { startAccessReview } from './reviews/startAccessReview.ts'
import { createScimUser } from './scim/createScimUser.ts'
import { getScimGroup } from './scim/getScimGroup.ts'
import { getScimProviderConfig } from './scim/getScimProviderConfig.ts'
import { getScimResourceType } from './scim/getScimResourceType.ts'
import { getScimSchema } from './scim/getScimSchema.ts'
import { getScimUser } from './scim/getScimUser.ts'
import { listScimGroups } from './scim/listScimGroups.ts'
import { listScimResourceTypes } from './scim/listScimResourceTypes.ts'
import { listScimSchemas } from './scim/listScimSchemas.ts'
import { listScimUsers } from './scim/listScimUsers.ts'
import { patchScimGroup } from './scim/patchScimGroup.ts'
import { patchScimUser } from './scim/patchScimUser.ts'
import { removeScimUser } from './scim/removeScimUser.ts'
import { replaceScimUser } from './scim/replaceScimUser.ts'
import { endMyOtherSessions } from './sessions/endMyOtherSessions.ts'
import { endMySession } from './sessions/endMySession.ts'
import { listMySessions } from './sessions/listMySessions.ts'
import { signOutEverywhere } from './sessions/signOutEverywhere.ts'
import { getLoginSiteKey } from './signIn/getLoginSiteKey.ts'
import { getLoginStatus } from './signIn/getLoginStatus.ts'
import { getPermissionMap } from './signIn/getPermissionMap.ts'
import { login } from './signIn/login.ts'
import { logout } from './signIn/logout.ts'
import { refreshToken } from './signIn/refreshToken.ts'
import { checkSsoEnabled } from './sso/checkSsoEnabled.ts'
import { exchangeSsoToken } from './sso/exchangeSsoToken.ts'
import { startSso } from './sso/startSso.ts'
import { getStepUpMethods } from './stepUp/getStepUpMethods.ts'
import { sendStepUpCode } from './stepUp/sendStepUpCode.ts'
import { startPasskeyStepUp } from './stepUp/startPasskeyStepUp.ts'
import { stepUp } from './stepUp/stepUp.ts'
import { createTeam } from './teams/createTeam.ts'
import { listAgencyTeams } from './teams/listAgencyTeams.ts'
import { listAllTeams } from './teams/listAllTeams.ts'
import { listMyTeams } from './teams/listMyTeams.ts'
import { listTeamAgencies } from './teams/listTeamAgencies.ts'
import { listTeamHistory } from './teams/listTeamHistory.ts'
import { listUserTeams } from './teams/listUserTeams.ts'
import { migrateUserTeams } from './teams/migrateUserTeams.ts'
import { removeTeam } from './teams/removeTeam.ts'
import { updateTeam } from './teams/updateTeam.ts'
import { createRoleTemplate } from './templates/createRoleTemplate.ts'
import { getRoleTemplate } from './templates/getRoleTemplate.ts'
import { listRoleTemplateHistory } from './templates/listRoleTemplateHistory.ts'
import { searchRoleTemplates } from './templates/searchRoleTemplates.ts'
import { updateRoleTemplate } from './templates/updateRoleTemplate.ts'
import { withdrawRoleTemplate } from './templates/withdrawRoleTemplate.ts'
import { addUserAccounts } from './users/addUserAccounts.ts'
import { assignUserAccess } from './users/assignUserAccess.ts'
import { createUser } from './users/createUser.ts'
import { enableUser } from './users/enableUser.ts'
import { getHandOver } from './users/getHandOver.ts'
import { getUser } from './users/getUser.ts'
import { listAccountExecutives } from './users/listAccountExecutives.ts'
import { listAgencyAccountUsers } from './users/listAgencyAccountUsers.ts'
import { listAgencyUsers } from './users/listAgencyUsers.ts'
import { listAgents } from './users/listAgents.ts'
import { listAllUsers } from './users/listAllUsers.ts'
import { listBds } from './users/listBds.ts'
import { listChildUsers } from './users/listChildUsers.ts'
import { listFellowUsers } from './users/listFellowUsers.ts'
import { listLeavers } from './users/listLeavers.ts'
import { listRoles } from './users/listRoles.ts'
import { listSelectableAccounts } from './users/listSelectableAccounts.ts'
import { listTams } from './users/listTams.ts'
import { listUnderwriters } from './users/listUnderwriters.ts'
import { listUserAccounts } from './users/listUserAccounts.ts'
import { listUserHistory } from './users/listUserHistory.ts'
import { listUsers } from './users/listUsers.ts'
import { removeUser } from './users/removeUser.ts'
import { replaceAgencyUsers } from './users/replaceAgencyUsers.ts'
import { updateUser } from './users/updateUser.ts'
import { exchangeWorkflowCode } from './workflows/exchangeWorkflowCode.ts'
import { getWorkflow } from './workflows/getWorkflow.ts'
import { getWorkflowRedirect } from './workflows/getWorkflowRedirect.ts'
import { sendWorkflowCode } from './workflows/sendWorkflowCode.ts'

export const handler = serve(contracts, {
  acceptInvitation,
  acceptUserInvite,
  acceptUserInviteByAddress,
  activateIdentityProvider,
  addPasskey,
  addUserAccounts,
  appealBlacklist,
  approveErasure,
  approveRoleGrant,
  assignUserAccess,
  beginOwnData,
  changeOwnEmail,
  changeOwnPassword,
  checkPasswordReset,
  checkPasswordResetByAddress,
  checkPrivacyIdentity,
  checkSsoEnabled,
  checkUserInvited,
  checkUserInvitedByAddress,
  confirmOwnEmail,
  confirmUser,
  confirmUserByAddress,
  createAggregator,
  createApiKey,
  createBlacklistedDomain,
  createDataRequest,
  createIdentityProvider,
  createJumpToken,
  createPersonaRecord,
  createPrivacyRequest,
  createRecoveryCodes,
  createRoleTemplate,
  createScimUser,
  createSwitchToken,
  createTeam,
  createUser,
  decideAccess,
  declineInvitation,
  downloadMyData,
  downloadOwnData,
  downloadPrivacyFile,
  enableUser,
  endMyOtherSessions,
  endMySession,
  exchangeApiKey,
  exchangeJumpToken,
  exchangeJumpTokenByAddress,
  exchangeSsoToken,
  exchangeWorkflowCode,
  exportAccessReview,
  exportAuditTrail,
  extendPrivacyRequest,
  finishIdentityProviderTest,
  fulfilPrivacyRequest,
  getAccessReview,
  getApiKeyUse,
  getAssistantDoor,
  getCurrentUser,
  getHandOver,
  getJwks,
  getLoginSiteKey,
  getLoginStatus,
  getOpenIdConfiguration,
  getPermissionMap,
  getPrivacyPreview,
  getPrivacyRequest,
  getRecoveryCodes,
  getRoleTemplate,
  getScimGroup,
  getScimProviderConfig,
  getScimResourceType,
  getScimSchema,
  getScimUser,
  getStepUpMethods,
  getUser,
  getValidationToken,
  getValidationTokenByAddress,
  getWorkflow,
  getWorkflowRedirect,
  joinAccount,
  listAccessReviewHistory,
  listAccountExecutives,
  listAgencyAccountUsers,
  listAgencyTeams,
  listAgencyUsers,
  listAgents,
  listAllTeams,
  listAllUsers,
  listApiKeys,
  listBds,
  listBlacklistedDomains,
  listChildUsers,
  listDataRequests,
  listFellowUsers,
  listIdentityProviderHistory,
  listIdentityProviders,
  listLeavers,
  listMyAccounts,
  listMyInvitations,
  listMyPasskeys,
  listMyPrivacyRequests,
  listMySessions,
  listMyTeams,
  listPasswordConstraints,
  listPrivacyRequestHistory,
  listRoleGrantHistory,
  listRoleGrants,
  listRoles,
  listRoleTemplateHistory,
  listScimGroups,
  listScimResourceTypes,
  listScimSchemas,
  listScimUsers,
  listSelectableAccounts,
  listTams,
  listTeamAgencies,
  listTeamHistory,
  listUnderwriters,
  listUserAccounts,
  listUserHistory,
  listUsers,
  listUserTeams,
  login,
  logout,
  migrateUserTeams,
  offboardPersonaRecord,
  passPrivacyHold,
  patchScimGroup,
  patchScimUser,
  proposeErasure,
  proveIdentityProviderDomain,
  refreshToken,
  refusePrivacyRequest,
  regenerateApiKey,
  reinstatePersonaRecord,
  rejectRoleGrant,
  removeAggregator,
  removeApiKey,
  removeBlacklistedDomain,
  removeIdentityProvider,
  removePasskey,
  removePersonaRecord,
  removeScimUser,
  removeTeam,
  removeUser,
  renamePasskey,
  replaceAgencyUsers,
  replaceIdentityProviderSecret,
  replaceScimUser,
  reportLeakedKeys,
  requestMfaReset,
  requestOwnData,
  requestPasswordReset,
  requireIdentityProvider,
  resendUserInvitation,
  resendValidationEmail,
  resetPassword,
  resetPasswordByAddress,
  returnErasure,
  searchAccessReviews,
  searchAuditTrail,
  searchBlacklistAppeals,
  searchPrivacyRequests,
  searchPrivacySubjects,
  searchRoleTemplates,
  sendStepUpCode,
  sendWorkflowCode,
  settleBlacklistAppeal,
  signInWithPasskey,
  signOutEverywhere,
  signUp,
  startAccessReview,
  startPasskey,
  startPasskeySignIn,
  startPasskeyStepUp,
  startSso,
  stepUp,
  suspendPersonaRecord,
  testIdentityProvider,
  turnOffIdentityProvider,
  updateAggregator,
  updateApiKey,
  updateCarrierHostname,
  updateCurrentUser,
  updateIdentityProvider,
  updateMfa,
  updatePersonaRecord,
  updateRoleTemplate,
  updateTeam,
  updateUser,
  validateMfaReset,
  validateMfaResetByAddress,
  validatePassword,
  verifyMfa,
  withdrawDataRequest,
  withdrawMyPrivacyRequest,
  withdrawPrivacyRequest,
  withdrawRoleTemplate,
})
