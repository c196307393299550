import { serve } from '#functions/_platform/http/serve.ts'
import { addAgency } from '#functions/agency/addAgency.ts'
import { assignAccountAgency } from '#functions/agency/clients/assignAccountAgency.ts'
import { setPreferredAgent } from '#functions/agency/clients/setPreferredAgent.ts'
import { favoriteAgency } from '#functions/agency/facts/favoriteAgency.ts'
import { listAgencyAppointments } from '#functions/agency/facts/listAgencyAppointments.ts'
import { listAgencyLevels } from '#functions/agency/facts/listAgencyLevels.ts'
import { listAgencyLocations } from '#functions/agency/facts/listAgencyLocations.ts'
import { listAgencyPrograms } from '#functions/agency/facts/listAgencyPrograms.ts'
import { listDormantAgencies } from '#functions/agency/facts/listDormantAgencies.ts'
import { getAgency } from '#functions/agency/getAgency.ts'
import { getAgencyContact } from '#functions/agency/getAgencyContact.ts'
import { getAgencyStats } from '#functions/agency/getAgencyStats.ts'
import { listAgencyHistory } from '#functions/agency/listAgencyHistory.ts'
import { mergeAgency } from '#functions/agency/merge/mergeAgency.ts'
import { previewAgencyMerge } from '#functions/agency/merge/previewAgencyMerge.ts'
import { addAgencyToAggregator } from '#functions/agency/organizations/addAgencyToAggregator.ts'
import { addAgencyToCluster } from '#functions/agency/organizations/addAgencyToCluster.ts'
import { addMsspAccount } from '#functions/agency/organizations/addMsspAccount.ts'
import { addPersonaToProgramme } from '#functions/agency/organizations/addPersonaToProgramme.ts'
import { addPoolAccount } from '#functions/agency/organizations/addPoolAccount.ts'
import { getAggregatorProfile } from '#functions/agency/organizations/getAggregatorProfile.ts'
import { getPersonaExposure } from '#functions/agency/organizations/getPersonaExposure.ts'
import { getPersonaProfile } from '#functions/agency/organizations/getPersonaProfile.ts'
import { getPersonaStanding } from '#functions/agency/organizations/getPersonaStanding.ts'
import { listAgencyLinks } from '#functions/agency/organizations/listAgencyLinks.ts'
import { listMemberAppointments } from '#functions/agency/organizations/listMemberAppointments.ts'
import { listPersonaHistory } from '#functions/agency/organizations/listPersonaHistory.ts'
import { listPersonaLinks } from '#functions/agency/organizations/listPersonaLinks.ts'
import { moveAgency } from '#functions/agency/organizations/moveAgency.ts'
import { previewAgencyMove } from '#functions/agency/organizations/previewAgencyMove.ts'
import { removeAgencyFromAggregator } from '#functions/agency/organizations/removeAgencyFromAggregator.ts'
import { removeAgencyFromCluster } from '#functions/agency/organizations/removeAgencyFromCluster.ts'
import { removePartnerAccount } from '#functions/agency/organizations/removePartnerAccount.ts'
import { removePersonaFromProgramme } from '#functions/agency/organizations/removePersonaFromProgramme.ts'
import { searchAggregators } from '#functions/agency/organizations/searchAggregators.ts'
import { updateAggregatorProfile } from '#functions/agency/organizations/updateAggregatorProfile.ts'
import { updatePersonaProfile } from '#functions/agency/organizations/updatePersonaProfile.ts'
import { createPoolYear } from '#functions/agency/pools/createPoolYear.ts'
import { getPoolStanding } from '#functions/agency/pools/getPoolStanding.ts'
import { listPoolYearHistory } from '#functions/agency/pools/listPoolYearHistory.ts'
import { listPoolYears } from '#functions/agency/pools/listPoolYears.ts'
import { removePoolYear } from '#functions/agency/pools/removePoolYear.ts'
import { updatePoolYear } from '#functions/agency/pools/updatePoolYear.ts'
import { removeAgency } from '#functions/agency/removeAgency.ts'
import { reviewAgency } from '#functions/agency/reviewAgency.ts'
import { searchAgencyAgents } from '#functions/agency/searchAgencyAgents.ts'
import { searchPersonaRecords } from '#functions/agency/searchPersonaRecords.ts'
import { offboardAgency } from '#functions/agency/standing/offboardAgency.ts'
import { reinstateAgency } from '#functions/agency/standing/reinstateAgency.ts'
import { suspendAgency } from '#functions/agency/standing/suspendAgency.ts'
import { createSurplusLicense } from '#functions/agency/surplus/createSurplusLicense.ts'
import { listSurplusLicenseHistory } from '#functions/agency/surplus/listSurplusLicenseHistory.ts'
import { removeSurplusLicense } from '#functions/agency/surplus/removeSurplusLicense.ts'
import { searchAllSurplusLicenses } from '#functions/agency/surplus/searchAllSurplusLicenses.ts'
import { searchSurplusLicenses } from '#functions/agency/surplus/searchSurplusLicenses.ts'
import { updateSurplusLicense } from '#functions/agency/surplus/updateSurplusLicense.ts'
import { createTreaty } from '#functions/agency/treaties/createTreaty.ts'
import { getTreatyStanding } from '#functions/agency/treaties/getTreatyStanding.ts'
import { listTreaties } from '#functions/agency/treaties/listTreaties.ts'
import { listTreatyHistory } from '#functions/agency/treaties/listTreatyHistory.ts'
import { removeTreaty } from '#functions/agency/treaties/removeTreaty.ts'
import { signTreaty } from '#functions/agency/treaties/signTreaty.ts'
import { updateTreaty } from '#functions/agency/treaties/updateTreaty.ts'
import { updateAgency } from '#functions/agency/updateAgency.ts'
import { readSubmissionFile } from '#functions/bulk/submissions/readSubmissionFile.ts'
import { createVendor } from '#functions/claims/vendors/createVendor.ts'
import { getVendor } from '#functions/claims/vendors/getVendor.ts'
import { listVendorPanel } from '#functions/claims/vendors/listVendorPanel.ts'
import { updateVendor } from '#functions/claims/vendors/updateVendor.ts'
import { uploadSurplusNotice } from '#functions/docs/documents/uploadSurplusNotice.ts'
import { createSubmission } from '#functions/inbox/submissions/createSubmission.ts'
import { getSubmissionByMessage } from '#functions/inbox/submissions/getSubmissionByMessage.ts'
import { triggerSubmissionRenewal } from '#functions/policy/renewals/triggerSubmissionRenewal.ts'
import { precheckAccountDetails } from '#functions/quote/accounts/precheckAccountDetails.ts'
import { removeAccount } from '#functions/quote/accounts/removeAccount.ts'
import { updateAccountDetails } from '#functions/quote/accounts/updateAccountDetails.ts'
import { assignSubmission } from '#functions/submission/submissions/assignSubmission.ts'
import { assignSubmissionTeam } from '#functions/submission/submissions/assignSubmissionTeam.ts'
import { certifySubmission } from '#functions/submission/submissions/certifySubmission.ts'
import { completeSubmission } from '#functions/submission/submissions/completeSubmission.ts'
import { declineSubmission } from '#functions/submission/submissions/declineSubmission.ts'
import { getSubmission } from '#functions/submission/submissions/getSubmission.ts'
import { getSubmissionChannels } from '#functions/submission/submissions/getSubmissionChannels.ts'
import { getSubmissionStats } from '#functions/submission/submissions/getSubmissionStats.ts'
import { listSubmissionHistory } from '#functions/submission/submissions/listSubmissionHistory.ts'
import { markSubmissionExcess } from '#functions/submission/submissions/markSubmissionExcess.ts'
import { markSubmissionLost } from '#functions/submission/submissions/markSubmissionLost.ts'
import { reopenSubmission } from '#functions/submission/submissions/reopenSubmission.ts'
import { searchSubmissions } from '#functions/submission/submissions/searchSubmissions.ts'
import { updateSubmission } from '#functions/submission/submissions/updateSubmission.ts'
import * as contracts from '#shared/contracts/account/index.ts'
import { createAccount } from './accounts/createAccount.ts'
import { declineAccount } from './accounts/declineAccount.ts'
import { getAccount } from './accounts/getAccount.ts'
import { getAccountStatus } from './accounts/getAccountStatus.ts'
import { removeAgencyAccount } from './accounts/removeAgencyAccount.ts'
import { reopenAccount } from './accounts/reopenAccount.ts'
import { searchAccounts } from './accounts/searchAccounts.ts'
import { assignAccountTeam } from './assignment/assignAccountTeam.ts'
import { favoriteAccount } from './assignment/favoriteAccount.ts'
import { listAccountAgencies } from './assignment/listAccountAgencies.ts'
import { removePreferredAgent } from './assignment/removePreferredAgent.ts'
import { requestAccountAccess } from './assignment/requestAccountAccess.ts'
import { unlinkAccount } from './assignment/unlinkAccount.ts'
import { updateAccountAgent } from './assignment/updateAccountAgent.ts'
import { updateAccountHostname } from './assignment/updateAccountHostname.ts'
import { checkDomain } from './checks/checkDomain.ts'
import { verifyAddress } from './checks/verifyAddress.ts'
import { searchCompanies } from './companies/searchCompanies.ts'
import { addPolicyContact } from './contacts/addPolicyContact.ts'
import { updatePolicyContact } from './contacts/updatePolicyContact.ts'
import { refreshFirmographics } from './details/refreshFirmographics.ts'
import { updateFirmographics } from './details/updateFirmographics.ts'
import { verifyAccountByAgent } from './details/verifyAccountByAgent.ts'
import { listAccountHistory } from './history/listAccountHistory.ts'
import { createIndustryCode } from './industry/createIndustryCode.ts'
import { removeIndustryCode } from './industry/removeIndustryCode.ts'
import { searchIndustryCodes } from './industry/searchIndustryCodes.ts'
import { updateIndustryCode } from './industry/updateIndustryCode.ts'
import { certifyProfile } from './profile/certifyProfile.ts'
import { getAccountProfile } from './profile/getAccountProfile.ts'
import { updateSocialEngineering } from './profile/updateSocialEngineering.ts'
import { verifyProfileGroup } from './profile/verifyProfileGroup.ts'
import { getSecurityQuestions } from './questions/getSecurityQuestions.ts'
import { listQuestionForms } from './questions/listQuestionForms.ts'
import { updateSecurityQuestions } from './questions/updateSecurityQuestions.ts'
import { createState } from './states/createState.ts'
import { listStateTimezones } from './states/listStateTimezones.ts'
import { removeState } from './states/removeState.ts'
import { searchStates } from './states/searchStates.ts'
import { updateState } from './states/updateState.ts'
import { applyAccountTags } from './tags/applyAccountTags.ts'
import { createTag } from './tags/createTag.ts'
import { listTags } from './tags/listTags.ts'
import { removeTag } from './tags/removeTag.ts'

export const handler = serve(contracts, {
  addAgencyToAggregator,
  addAgencyToCluster,
  addMsspAccount,
  addPersonaToProgramme,
  addPoolAccount,
  getAggregatorProfile,
  getPersonaExposure,
  getPersonaProfile,
  getPersonaStanding,
  listAgencyLinks,
  listDormantAgencies,
  listMemberAppointments,
  listPersonaHistory,
  listPersonaLinks,
  listPoolYearHistory,
  listSubmissionHistory,
  listSurplusLicenseHistory,
  listTreatyHistory,
  mergeAgency,
  moveAgency,
  previewAgencyMerge,
  previewAgencyMove,
  removeAgencyFromAggregator,
  removeAgencyFromCluster,
  removePartnerAccount,
  removePersonaFromProgramme,
  searchAggregators,
  updateAggregatorProfile,
  updatePersonaProfile,
  addAgency,
  addPolicyContact,
  applyAccountTags,
  assignAccountAgency,
  assignAccountTeam,
  assignSubmission,
  assignSubmissionTeam,
  certifyProfile,
  certifySubmission,
  checkDomain,
  completeSubmission,
  createAccount,
  createIndustryCode,
  createState,
  createSubmission,
  createSurplusLicense,
  createTag,
  createPoolYear,
  createTreaty,
  createVendor,
  declineAccount,
  declineSubmission,
  favoriteAccount,
  favoriteAgency,
  getAccount,
  getAccountProfile,
  getAccountStatus,
  getAgency,
  getAgencyContact,
  getAgencyStats,
  getSecurityQuestions,
  getSubmission,
  getSubmissionByMessage,
  getSubmissionChannels,
  getSubmissionStats,
  getPoolStanding,
  getTreatyStanding,
  getVendor,
  listAccountAgencies,
  listAccountHistory,
  listAgencyAppointments,
  listAgencyHistory,
  listAgencyLevels,
  listAgencyLocations,
  listAgencyPrograms,
  listQuestionForms,
  listStateTimezones,
  listTags,
  listPoolYears,
  listTreaties,
  listVendorPanel,
  markSubmissionExcess,
  markSubmissionLost,
  precheckAccountDetails,
  readSubmissionFile,
  refreshFirmographics,
  removeAccount,
  removeAgency,
  removeAgencyAccount,
  removeIndustryCode,
  removePreferredAgent,
  removeState,
  removeSurplusLicense,
  removeTag,
  removePoolYear,
  removeTreaty,
  reopenAccount,
  reopenSubmission,
  requestAccountAccess,
  offboardAgency,
  reinstateAgency,
  reviewAgency,
  suspendAgency,
  searchAccounts,
  searchAgencyAgents,
  searchAllSurplusLicenses,
  searchCompanies,
  searchIndustryCodes,
  searchPersonaRecords,
  searchStates,
  searchSubmissions,
  searchSurplusLicenses,
  setPreferredAgent,
  signTreaty,
  triggerSubmissionRenewal,
  unlinkAccount,
  updateAccountAgent,
  updateAccountDetails,
  updateAccountHostname,
  updateAgency,
  updateFirmographics,
  updateIndustryCode,
  updatePoolYear,
  updateTreaty,
  updatePolicyContact,
  updateSecurityQuestions,
  updateSocialEngineering,
  updateState,
  updateSubmission,
  updateSurplusLicense,
  updateVendor,
  uploadSurplusNotice,
  verifyAccountByAgent,
  verifyAddress,
  verifyProfileGroup,
})
