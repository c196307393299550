export {
  createAgencyLicense,
  listAgencyLicenseHistory,
  removeAgencyLicense,
  searchAgencyLicenses,
  updateAgencyLicense,
  verifyAgencyLicense,
} from './agencyLicenses.ts'
export {
  createAgentLicense,
  getAgentLicenseByState,
  listAgentLicenseHistory,
  removeAgentLicense,
  searchAgentLicenses,
  searchAllAgentLicenses,
  updateAgentLicense,
  verifyAgentLicense,
} from './agentLicenses.ts'
export { getAgencyBrand, removeAgencyColours, updateAgencyColours } from './brand.ts'
export { getClientSharing, listMemberClients, updateClientSharing } from './clientSharing.ts'
export { searchEnquiries, settleEnquiry } from './enquiries.ts'
export { cropLogo, getMediumLogo, getSmallLogo, removeMediumLogo, removeSmallLogo, uploadLogo } from './logos.ts'
export {
  getWidgetPage,
  getWidgetScript,
  removeAgencyWidget,
  sendWidgetEnquiry,
  updateAgencyWidget,
} from './widget.ts'
