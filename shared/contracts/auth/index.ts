export {
  decideAccess,
  exportAccessReview,
  getAccessReview,
  listAccessReviewHistory,
  searchAccessReviews,
  startAccessReview,
} from './accessReviews.ts'
export {
  createApiKey,
  exchangeApiKey,
  getApiKeyUse,
  listApiKeys,
  regenerateApiKey,
  removeApiKey,
  reportLeakedKeys,
  updateApiKey,
} from './apiKeys.ts'
export { exportAuditTrail, searchAuditTrail } from './audit.ts'
export { createBlacklistedDomain, listBlacklistedDomains, removeBlacklistedDomain } from './blacklist.ts'
export { appealBlacklist, searchBlacklistAppeals, settleBlacklistAppeal } from './blacklistAppeals.ts'
export {
  listAccountExecutives,
  listAgencyAccountUsers,
  listAllUsers,
  listBds,
  listChildUsers,
  listTams,
  listUnderwriters,
} from './directory.ts'
export { getHandOver } from './handOver.ts'
export { listTeamHistory, listUserHistory } from './history.ts'
export {
  activateIdentityProvider,
  createIdentityProvider,
  finishIdentityProviderTest,
  listIdentityProviderHistory,
  listIdentityProviders,
  proveIdentityProviderDomain,
  removeIdentityProvider,
  replaceIdentityProviderSecret,
  requireIdentityProvider,
  testIdentityProvider,
  turnOffIdentityProvider,
  updateIdentityProvider,
} from './identityProviders.ts'
export {
  acceptUserInviteByAddress,
  checkPasswordResetByAddress,
  checkUserInvitedByAddress,
  confirmUserByAddress,
  exchangeJumpTokenByAddress,
  getValidationTokenByAddress,
  resetPasswordByAddress,
  validateMfaResetByAddress,
} from './inAddress.ts'
export {
  acceptInvitation,
  acceptUserInvite,
  checkUserInvited,
  confirmUser,
  declineInvitation,
  getValidationToken,
  joinAccount,
  listMyInvitations,
  resendUserInvitation,
  resendValidationEmail,
  signUp,
} from './invitations.ts'
export { createJumpToken, createSwitchToken, exchangeJumpToken, listMyAccounts } from './jumps.ts'
export { getAssistantDoor, getJwks, getOpenIdConfiguration } from './keys.ts'
export { listLeavers } from './leavers.ts'
export { changeOwnEmail, changeOwnPassword, confirmOwnEmail, getCurrentUser, updateCurrentUser } from './me.ts'
export { requestMfaReset, updateMfa, validateMfaReset, verifyMfa } from './mfa.ts'
export {
  beginOwnData,
  createDataRequest,
  downloadOwnData,
  listDataRequests,
  withdrawDataRequest,
} from './ownData.ts'
export {
  addPasskey,
  listMyPasskeys,
  removePasskey,
  renamePasskey,
  signInWithPasskey,
  startPasskey,
  startPasskeySignIn,
} from './passkeys.ts'
export {
  checkPasswordReset,
  listPasswordConstraints,
  requestPasswordReset,
  resetPassword,
  validatePassword,
} from './passwords.ts'
export {
  createAggregator,
  createPersonaRecord,
  offboardPersonaRecord,
  reinstatePersonaRecord,
  removeAggregator,
  removePersonaRecord,
  suspendPersonaRecord,
  updateAggregator,
  updateCarrierHostname,
  updatePersonaRecord,
} from './personas.ts'
export {
  approveErasure,
  checkPrivacyIdentity,
  createPrivacyRequest,
  downloadMyData,
  downloadPrivacyFile,
  extendPrivacyRequest,
  fulfilPrivacyRequest,
  getPrivacyPreview,
  getPrivacyRequest,
  listMyPrivacyRequests,
  listPrivacyRequestHistory,
  passPrivacyHold,
  proposeErasure,
  refusePrivacyRequest,
  requestOwnData,
  returnErasure,
  searchPrivacyRequests,
  searchPrivacySubjects,
  withdrawMyPrivacyRequest,
  withdrawPrivacyRequest,
} from './privacyRequests.ts'
export { createRecoveryCodes, getRecoveryCodes } from './recoveryCodes.ts'
export { approveRoleGrant, listRoleGrantHistory, listRoleGrants, rejectRoleGrant } from './roleGrants.ts'
export {
  createRoleTemplate,
  getRoleTemplate,
  listRoleTemplateHistory,
  searchRoleTemplates,
  updateRoleTemplate,
  withdrawRoleTemplate,
} from './roleTemplates.ts'
export {
  createScimUser,
  getScimGroup,
  getScimProviderConfig,
  getScimResourceType,
  getScimSchema,
  getScimUser,
  listScimGroups,
  listScimResourceTypes,
  listScimSchemas,
  listScimUsers,
  patchScimGroup,
  patchScimUser,
  removeScimUser,
  replaceScimUser,
} from './scim.ts'
export { endMyOtherSessions, endMySession, listMySessions, signOutEverywhere } from './sessions.ts'
export { getLoginSiteKey, getLoginStatus, getPermissionMap, login, logout, refreshToken } from './signIn.ts'
export { checkSsoEnabled, exchangeSsoToken, startSso } from './sso.ts'
export { getStepUpMethods, sendStepUpCode, startPasskeyStepUp, stepUp } from './stepUp.ts'
export {
  createTeam,
  listAgencyTeams,
  listAllTeams,
  listMyTeams,
  listTeamAgencies,
  listUserTeams,
  migrateUserTeams,
  removeTeam,
  updateTeam,
} from './teams.ts'
export {
  addUserAccounts,
  assignUserAccess,
  listAgencyUsers,
  listSelectableAccounts,
  listUserAccounts,
  replaceAgencyUsers,
} from './userAccess.ts'
export {
  createUser,
  enableUser,
  getUser,
  listAgents,
  listFellowUsers,
  listRoles,
  listUsers,
  removeUser,
  updateUser,
} from './users.ts'
export { exchangeWorkflowCode, getWorkflow, getWorkflowRedirect, sendWorkflowCode } from './workflows.ts'
