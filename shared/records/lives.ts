import { accessReviewLife } from './accessReview/accessReviewLife.ts'
import { accountLife } from './account/accountLife.ts'
import { agencyLife } from './agency/agencyLife.ts'
import { assistantRequestLife } from './assistantRequest/assistantRequestLife.ts'
import { blacklistAppealLife } from './blacklistAppeal/blacklistAppealLife.ts'
import { bulkUploadLife } from './bulkUpload/bulkUploadLife.ts'
import { carrierRemittanceLife } from './carrierRemittance/carrierRemittanceLife.ts'
import { certificateLife } from './certificate/certificateLife.ts'
import { claimLife } from './claim/claimLife.ts'
import { deadLetterLife } from './deadLetter/deadLetterLife.ts'
import { enquiryLife } from './enquiry/enquiryLife.ts'
import { findingDisputeLife } from './findingDispute/findingDisputeLife.ts'
import { holdLife } from './hold/holdLife.ts'
import { identityProviderLife } from './identityProvider/identityProviderLife.ts'
import { invoiceLife } from './invoice/invoiceLife.ts'
import { jobLife } from './job/jobLife.ts'
import type { Life } from './life.ts'
import { manuscriptLife } from './manuscript/manuscriptLife.ts'
import { messageLife } from './message/messageLife.ts'
import { moratoriumLife } from './moratorium/moratoriumLife.ts'
import { paperNoticeLife } from './paperNotice/paperNoticeLife.ts'
import { periodClosingLife } from './periodClosing/periodClosingLife.ts'
import { personaLife } from './persona/personaLife.ts'
import { policyLife } from './policy/policyLife.ts'
import { privacyRequestLife } from './privacyRequest/privacyRequestLife.ts'
import { quoteLife } from './quote/quoteLife.ts'
import { rateBookLife } from './rateBook/rateBookLife.ts'
import { refundLife } from './refund/refundLife.ts'
import { remittanceLife } from './remittance/remittanceLife.ts'
import { remittanceExceptionLife } from './remittanceException/remittanceExceptionLife.ts'
import { roleGrantLife } from './roleGrant/roleGrantLife.ts'
import { roleTemplateLife } from './roleTemplate/roleTemplateLife.ts'
import { screeningLife } from './screening/screeningLife.ts'
import { subjectivityLife } from './subjectivity/subjectivityLife.ts'
import { submissionLife } from './submission/submissionLife.ts'
import { taxReturnLife } from './taxReturn/taxReturnLife.ts'
import { userLife } from './user/userLife.ts'
import { vendorInvoiceLife } from './vendorInvoice/vendorInvoiceLife.ts'
import { writeOffLife } from './writeOff/writeOffLife.ts'

/** Every life there is, for tests, the judge of random lives and the documents. */
export const lives: readonly Life<string, string, string>[] = [
  accessReviewLife,
  accountLife,
  agencyLife,
  assistantRequestLife,
  blacklistAppealLife,
  bulkUploadLife,
  carrierRemittanceLife,
  certificateLife,
  deadLetterLife,
  claimLife,
  enquiryLife,
  findingDisputeLife,
  holdLife,
  identityProviderLife,
  invoiceLife,
  jobLife,
  manuscriptLife,
  messageLife,
  moratoriumLife,
  paperNoticeLife,
  periodClosingLife,
  personaLife,
  policyLife,
  privacyRequestLife,
  quoteLife,
  rateBookLife,
  refundLife,
  remittanceLife,
  remittanceExceptionLife,
  roleGrantLife,
  roleTemplateLife,
  screeningLife,
  subjectivityLife,
  submissionLife,
  taxReturnLife,
  userLife,
  vendorInvoiceLife,
  writeOffLife,
]
