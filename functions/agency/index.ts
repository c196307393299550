import { serve } from '#functions/_platform/http/serve.ts'
import * as contracts from '#shared/contracts/agency/index.ts'
import { getAgencyBrand } from './brand/getAgencyBrand.ts'
import { removeAgencyColours } from './brand/removeAgencyColours.ts'
import { updateAgencyColours } from './brand/updateAgencyColours.ts'
import { searchEnquiries } from './enquiries/searchEnquiries.ts'
import { settleEnquiry } from './enquiries/settleEnquiry.ts'
import { createAgencyLicense } from './licenses/createAgencyLicense.ts'
import { createAgentLicense } from './licenses/createAgentLicense.ts'
import { getAgentLicenseByState } from './licenses/getAgentLicenseByState.ts'
import { listAgencyLicenseHistory } from './licenses/listAgencyLicenseHistory.ts'
import { listAgentLicenseHistory } from './licenses/listAgentLicenseHistory.ts'
import { removeAgencyLicense } from './licenses/removeAgencyLicense.ts'
import { removeAgentLicense } from './licenses/removeAgentLicense.ts'
import { searchAgencyLicenses } from './licenses/searchAgencyLicenses.ts'
import { searchAgentLicenses } from './licenses/searchAgentLicenses.ts'
import { searchAllAgentLicenses } from './licenses/searchAllAgentLicenses.ts'
import { updateAgencyLicense } from './licenses/updateAgencyLicense.ts'
import { updateAgentLicense } from './licenses/updateAgentLicense.ts'
import { verifyAgencyLicense } from './licenses/verifyAgencyLicense.ts'
import { verifyAgentLicense } from './licenses/verifyAgentLicense.ts'
import { cropLogo } from './logos/cropLogo.ts'
import { getMediumLogo } from './logos/getMediumLogo.ts'
import { getSmallLogo } from './logos/getSmallLogo.ts'
import { removeMediumLogo } from './logos/removeMediumLogo.ts'
import { removeSmallLogo } from './logos/removeSmallLogo.ts'
import { uploadLogo } from './logos/uploadLogo.ts'
import { getClientSharing } from './sharing/getClientSharing.ts'
import { listMemberClients } from './sharing/listMemberClients.ts'
import { updateClientSharing } from './sharing/updateClientSharing.ts'
import { getWidgetPage } from './widget/getWidgetPage.ts'
import { getWidgetScript } from './widget/getWidgetScript.ts'
import { removeAgencyWidget } from './widget/removeAgencyWidget.ts'
import { sendWidgetEnquiry } from './widget/sendWidgetEnquiry.ts'
import { updateAgencyWidget } from './widget/updateAgencyWidget.ts'

export const handler = serve(contracts, {
  createAgencyLicense,
  createAgentLicense,
  cropLogo,
  getAgencyBrand,
  getAgentLicenseByState,
  getClientSharing,
  getMediumLogo,
  getSmallLogo,
  getWidgetPage,
  getWidgetScript,
  listAgencyLicenseHistory,
  listAgentLicenseHistory,
  listMemberClients,
  removeAgencyColours,
  removeAgencyWidget,
  removeAgencyLicense,
  removeAgentLicense,
  removeMediumLogo,
  removeSmallLogo,
  searchAgencyLicenses,
  searchAgentLicenses,
  searchAllAgentLicenses,
  searchEnquiries,
  sendWidgetEnquiry,
  settleEnquiry,
  updateAgencyColours,
  updateAgencyWidget,
  updateAgencyLicense,
  updateAgentLicense,
  updateClientSharing,
  uploadLogo,
  verifyAgencyLicense,
  verifyAgentLicense,
})
