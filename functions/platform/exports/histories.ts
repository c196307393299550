import { listAccountHistory } from '#functions/account/history/listAccountHistory.ts'
import { listAgencyLicenseHistory } from '#functions/agency/licenses/listAgencyLicenseHistory.ts'
import { listAgentLicenseHistory } from '#functions/agency/licenses/listAgentLicenseHistory.ts'
import { listAgencyHistory } from '#functions/agency/listAgencyHistory.ts'
import { listPersonaHistory } from '#functions/agency/organizations/listPersonaHistory.ts'
import { listPoolYearHistory } from '#functions/agency/pools/listPoolYearHistory.ts'
import { listSurplusLicenseHistory } from '#functions/agency/surplus/listSurplusLicenseHistory.ts'
import { listTreatyHistory } from '#functions/agency/treaties/listTreatyHistory.ts'
import { listRoleGrantHistory } from '#functions/auth/grants/listRoleGrantHistory.ts'
import { listPrivacyRequestHistory } from '#functions/auth/privacy/listPrivacyRequestHistory.ts'
import { listIdentityProviderHistory } from '#functions/auth/providers/listIdentityProviderHistory.ts'
import { listAccessReviewHistory } from '#functions/auth/reviews/listAccessReviewHistory.ts'
import { listTeamHistory } from '#functions/auth/teams/listTeamHistory.ts'
import { listRoleTemplateHistory } from '#functions/auth/templates/listRoleTemplateHistory.ts'
import { listUserHistory } from '#functions/auth/users/listUserHistory.ts'
import { listCarrierAccountHistory } from '#functions/billing/carrierRemittances/listCarrierAccountHistory.ts'
import { listCarrierRemittanceHistory } from '#functions/billing/carrierRemittances/listCarrierRemittanceHistory.ts'
import { listInvoiceHistory } from '#functions/billing/history/listInvoiceHistory.ts'
import { listPeriodClosingHistory } from '#functions/billing/periods/listPeriodClosingHistory.ts'
import { listRefundHistory } from '#functions/billing/refunds/listRefundHistory.ts'
import { listTaxReturnHistory } from '#functions/billing/taxes/listTaxReturnHistory.ts'
import { listWriteOffHistory } from '#functions/billing/writeOffs/listWriteOffHistory.ts'
import { listVendorInvoiceHistory } from '#functions/claims/invoices/listVendorInvoiceHistory.ts'
import { listClaimHistory } from '#functions/claims/notices/listClaimHistory.ts'
import { listCommissionAccountHistory } from '#functions/commissions/account/listCommissionAccountHistory.ts'
import { listCommissionAgreementHistory } from '#functions/commissions/agreements/listCommissionAgreementHistory.ts'
import { listRemittanceExceptionHistory } from '#functions/commissions/remittances/listRemittanceExceptionHistory.ts'
import { listRemittanceHistory } from '#functions/commissions/remittances/listRemittanceHistory.ts'
import { listConnectorHistory } from '#functions/connector/connectors/listConnectorHistory.ts'
import { listScoreHistory } from '#functions/connector/posture/listScoreHistory.ts'
import { listCertificateHistory } from '#functions/docs/certificates/listCertificateHistory.ts'
import { listDocumentHistory } from '#functions/docs/documents/listDocumentHistory.ts'
import { listMessageHistory } from '#functions/inbox/messages/listMessageHistory.ts'
import { listPolicyHistory } from '#functions/policy/history/listPolicyHistory.ts'
import { listHoldHistory } from '#functions/policy/holds/listHoldHistory.ts'
import { listMoratoriumHistory } from '#functions/policy/moratoriums/listMoratoriumHistory.ts'
import { listQuoteHistory } from '#functions/quote/history/listQuoteHistory.ts'
import { listManuscriptHistory } from '#functions/quote/manuscripts/listManuscriptHistory.ts'
import { listQuoteShareHistory } from '#functions/quote/shares/listQuoteShareHistory.ts'
import { listRateBookHistory } from '#functions/rater/books/listRateBookHistory.ts'
import { listFindingDisputeHistory } from '#functions/risk/disputes/listFindingDisputeHistory.ts'
import { listScreeningHistory } from '#functions/risk/screening/listScreeningHistory.ts'
import { listSubmissionHistory } from '#functions/submission/submissions/listSubmissionHistory.ts'
import { listAssistantRequestHistory } from '#functions/webhook/assistants/listAssistantRequestHistory.ts'
import { listDeadLetterHistory } from '../deadLetters/listDeadLetterHistory.ts'
import { listJobHistory } from '../jobs/listJobHistory.ts'

/** Histories of records, each with the operation that tells it. */
export const histories = {
  listAccessReviewHistory,
  listAccountHistory,
  listAgencyHistory,
  listAgencyLicenseHistory,
  listAgentLicenseHistory,
  listAssistantRequestHistory,
  listCarrierAccountHistory,
  listCarrierRemittanceHistory,
  listCertificateHistory,
  listClaimHistory,
  listCommissionAccountHistory,
  listCommissionAgreementHistory,
  listConnectorHistory,
  listDeadLetterHistory,
  listDocumentHistory,
  listFindingDisputeHistory,
  listHoldHistory,
  listIdentityProviderHistory,
  listInvoiceHistory,
  listJobHistory,
  listManuscriptHistory,
  listMessageHistory,
  listMoratoriumHistory,
  listPeriodClosingHistory,
  listPersonaHistory,
  listPolicyHistory,
  listPoolYearHistory,
  listPrivacyRequestHistory,
  listQuoteHistory,
  listQuoteShareHistory,
  listRateBookHistory,
  listRefundHistory,
  listRemittanceExceptionHistory,
  listRemittanceHistory,
  listRoleGrantHistory,
  listRoleTemplateHistory,
  listScoreHistory,
  listScreeningHistory,
  listSubmissionHistory,
  listSurplusLicenseHistory,
  listTaxReturnHistory,
  listTeamHistory,
  listTreatyHistory,
  listUserHistory,
  listVendorInvoiceHistory,
  listWriteOffHistory,
}
