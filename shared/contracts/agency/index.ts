export {
  createAgencyLicense,
  removeAgencyLicense,
  searchAgencyLicenses,
  updateAgencyLicense,
} from './agencyLicenses.ts'
export {
  createAgentLicense,
  getAgentLicenseByState,
  removeAgentLicense,
  searchAgentLicenses,
  searchAllAgentLicenses,
  updateAgentLicense,
} from './agentLicenses.ts'
