export {
  createAccount,
  declineAccount,
  getAccount,
  getAccountStatus,
  removeAccount,
  removeAgencyAccount,
  reopenAccount,
  searchAccounts,
} from './accounts.ts'
export {
  addAgency,
  getAgency,
  getAgencyContact,
  getAgencyStats,
  reviewAgency,
  searchAgencyAgents,
  updateAgency,
} from './agencies.ts'
export {
  favoriteAgency,
  listAgencyAppointments,
  listAgencyLevels,
  listAgencyLocations,
  listAgencyPrograms,
  listMemberAppointments,
  removeAgency,
} from './agencyFacts.ts'
export { mergeAgency, previewAgencyMerge } from './agencyMerge.ts'
export { assignAccountAgency, unlinkAccount } from './agencyOfAccount.ts'
export { offboardAgency, reinstateAgency, suspendAgency } from './agencyStanding.ts'
export {
  assignAccountTeam,
  favoriteAccount,
  listAccountAgencies,
  requestAccountAccess,
  updateAccountAgent,
  updateAccountHostname,
} from './assignment.ts'
export { checkDomain, verifyAddress } from './checks.ts'
export { searchCompanies } from './companies.ts'
export { addPolicyContact, updatePolicyContact } from './contacts.ts'
export {
  precheckAccountDetails,
  refreshFirmographics,
  updateAccountDetails,
  updateFirmographics,
  verifyAccountByAgent,
} from './details.ts'
export { listDormantAgencies } from './dormantAgencies.ts'
export { listAccountHistory, listAgencyHistory } from './history.ts'
export { createIndustryCode, removeIndustryCode, searchIndustryCodes, updateIndustryCode } from './industry.ts'
export { getPersonaExposure, getPersonaStanding } from './personaStanding.ts'
export {
  getAggregatorProfile,
  getPersonaProfile,
  listPersonaHistory,
  searchAggregators,
  searchPersonaRecords,
  updateAggregatorProfile,
  updatePersonaProfile,
} from './personas.ts'
export {
  createPoolYear,
  getPoolStanding,
  listPoolYearHistory,
  listPoolYears,
  removePoolYear,
  updatePoolYear,
} from './poolYears.ts'
export { removePreferredAgent, setPreferredAgent } from './preferredAgent.ts'
export { certifyProfile, getAccountProfile, updateSocialEngineering, verifyProfileGroup } from './profile.ts'
export { getSecurityQuestions, listQuestionForms, updateSecurityQuestions } from './questions.ts'
export {
  addAgencyToAggregator,
  addAgencyToCluster,
  addMsspAccount,
  addPersonaToProgramme,
  addPoolAccount,
  listAgencyLinks,
  listPersonaLinks,
  moveAgency,
  previewAgencyMove,
  removeAgencyFromAggregator,
  removeAgencyFromCluster,
  removePartnerAccount,
  removePersonaFromProgramme,
} from './relationships.ts'
export { createState, listStateTimezones, removeState, searchStates, updateState } from './states.ts'
export {
  assignSubmission,
  assignSubmissionTeam,
  certifySubmission,
  completeSubmission,
  declineSubmission,
  markSubmissionExcess,
  markSubmissionLost,
  reopenSubmission,
  triggerSubmissionRenewal,
} from './submissionDecisions.ts'
export {
  createSubmission,
  getSubmission,
  getSubmissionByMessage,
  getSubmissionChannels,
  getSubmissionStats,
  listSubmissionHistory,
  readSubmissionFile,
  searchSubmissions,
  updateSubmission,
} from './submissions.ts'
export {
  createSurplusLicense,
  listSurplusLicenseHistory,
  removeSurplusLicense,
  searchAllSurplusLicenses,
  searchSurplusLicenses,
  updateSurplusLicense,
  uploadSurplusNotice,
} from './surplusLicenses.ts'
export { applyAccountTags, createTag, listTags, removeTag } from './tags.ts'
export {
  createTreaty,
  getTreatyStanding,
  listTreaties,
  listTreatyHistory,
  removeTreaty,
  signTreaty,
  updateTreaty,
} from './treaties.ts'
export { createVendor, getVendor, listVendorPanel, updateVendor } from './vendors.ts'
