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
export { cropLogo, getMediumLogo, getSmallLogo, removeMediumLogo, removeSmallLogo, uploadLogo } from './logos.ts'
