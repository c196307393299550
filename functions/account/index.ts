import { serve } from '#functions/_platform/http/serve.ts'
import * as contracts from '#shared/contracts/account/index.ts'
import { createAccount } from './accounts/createAccount.ts'
import { declineAccount } from './accounts/declineAccount.ts'
import { getAccount } from './accounts/getAccount.ts'
import { getAccountStatus } from './accounts/getAccountStatus.ts'
import { removeAccount } from './accounts/removeAccount.ts'
import { removeAgencyAccount } from './accounts/removeAgencyAccount.ts'
import { reopenAccount } from './accounts/reopenAccount.ts'
import { searchAccounts } from './accounts/searchAccounts.ts'
import { addAgency } from './agencies/addAgency.ts'
import { getAgency } from './agencies/getAgency.ts'
import { getAgencyContact } from './agencies/getAgencyContact.ts'
import { getAgencyStats } from './agencies/getAgencyStats.ts'
import { searchAgencyAgents } from './agencies/searchAgencyAgents.ts'
import { updateAgency } from './agencies/updateAgency.ts'
import { assignAccountTeam } from './assignment/assignAccountTeam.ts'
import { favoriteAccount } from './assignment/favoriteAccount.ts'
import { listAccountAgencies } from './assignment/listAccountAgencies.ts'
import { requestAccountAccess } from './assignment/requestAccountAccess.ts'
import { updateAccountAgent } from './assignment/updateAccountAgent.ts'
import { checkDomain } from './checks/checkDomain.ts'
import { verifyAddress } from './checks/verifyAddress.ts'
import { searchCompanies } from './companies/searchCompanies.ts'
import { addPolicyContact } from './contacts/addPolicyContact.ts'
import { updatePolicyContact } from './contacts/updatePolicyContact.ts'
import { precheckAccountDetails } from './details/precheckAccountDetails.ts'
import { refreshFirmographics } from './details/refreshFirmographics.ts'
import { updateAccountDetails } from './details/updateAccountDetails.ts'
import { updateFirmographics } from './details/updateFirmographics.ts'
import { verifyAccountByAgent } from './details/verifyAccountByAgent.ts'
import { searchIndustryCodes } from './industry/searchIndustryCodes.ts'
import { searchPersonaRecords } from './personas/searchPersonaRecords.ts'
import { certifyProfile } from './profile/certifyProfile.ts'
import { getAccountProfile } from './profile/getAccountProfile.ts'
import { updateSocialEngineering } from './profile/updateSocialEngineering.ts'
import { verifyProfileGroup } from './profile/verifyProfileGroup.ts'
import { getSecurityQuestions } from './questions/getSecurityQuestions.ts'
import { listQuestionForms } from './questions/listQuestionForms.ts'
import { updateSecurityQuestions } from './questions/updateSecurityQuestions.ts'
import { listStateTimezones } from './states/listStateTimezones.ts'
import { searchStates } from './states/searchStates.ts'
import { applyAccountTags } from './tags/applyAccountTags.ts'
import { createTag } from './tags/createTag.ts'
import { listTags } from './tags/listTags.ts'
import { removeTag } from './tags/removeTag.ts'

export const handler = serve(contracts, {
  addAgency,
  addPolicyContact,
  applyAccountTags,
  assignAccountTeam,
  certifyProfile,
  checkDomain,
  createAccount,
  createTag,
  declineAccount,
  favoriteAccount,
  getAccount,
  getAccountProfile,
  getAccountStatus,
  getAgency,
  getAgencyContact,
  getAgencyStats,
  getSecurityQuestions,
  listAccountAgencies,
  listQuestionForms,
  listStateTimezones,
  listTags,
  precheckAccountDetails,
  refreshFirmographics,
  removeAccount,
  removeAgencyAccount,
  removeTag,
  reopenAccount,
  requestAccountAccess,
  searchAccounts,
  searchAgencyAgents,
  searchCompanies,
  searchIndustryCodes,
  searchPersonaRecords,
  searchStates,
  updateAccountAgent,
  updateAccountDetails,
  updateAgency,
  updateFirmographics,
  updatePolicyContact,
  updateSecurityQuestions,
  updateSocialEngineering,
  verifyAccountByAgent,
  verifyAddress,
  verifyProfileGroup,
})
