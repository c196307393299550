import { z } from 'zod'

/**
 * Prefixes of the platform's identifiers: `quo_01JH…` is a quote. The prefix makes a wrong id a type error in code and a
 * readable refusal at the edge; the rest is a ULID, so ids sort by the time they were made.
 */
export const idPrefixes = {
  account: 'acc',
  agency: 'agy',
  agencyLicense: 'agl',
  agentLicense: 'ali',
  surplusLicense: 'sll',
  user: 'usr',
  team: 'tea',
  quote: 'quo',
  quoteShare: 'qsh',
  policy: 'pol',
  claim: 'clm',
  claimDiary: 'cld',
  claimNote: 'cln',
  claimPayment: 'cpy',
  claimRecovery: 'crc',
  commissionAgreement: 'cag',
  commissionPayment: 'cmp',
  certificate: 'crt',
  document: 'doc',
  lossRun: 'lrn',
  workflow: 'wfl',
  refund: 'ref',
  transaction: 'txn',
  entry: 'ent',
  envelope: 'env',
  note: 'not',
  message: 'msg',
  submission: 'sub',
  thread: 'thr',
  bulkUpload: 'bul',
  billingContact: 'bct',
  company: 'cbd',
  endorsement: 'end',
  event: 'evt',
  session: 'ses',
  apiKey: 'key',
  identityProvider: 'idp',
  assistantRequest: 'asr',
  passkey: 'pky',
  job: 'job',
  persona: 'org',
  relationship: 'rel',
  poolYear: 'ply',
  treaty: 'trt',
  vendor: 'ven',
  vendorInvoice: 'vin',
  connection: 'con',
  connector: 'cnr',
  webhook: 'whk',
  webhookDelivery: 'whd',
  remittance: 'rmt',
  remittanceException: 'rme',
  writeOff: 'wof',
  periodClosing: 'pcl',
  hold: 'hol',
  moratorium: 'mor',
  taxReturn: 'txr',
  accountStatement: 'ast',
  blacklistAppeal: 'bla',
  findingDispute: 'fdp',
  carrierRemittance: 'crm',
  screening: 'scr',
  manuscript: 'man',
  privacyRequest: 'prq',
  roleGrant: 'rgr',
  accessReview: 'arv',
  roleTemplate: 'rtp',
  listExport: 'lex',
  leaver: 'lvr',
  disturbance: 'dst',
  deadLetter: 'dlt',
  portfolioScenario: 'psc',
  enquiry: 'enq',
  paperNotice: 'pap',
} as const

export type IdKind = keyof typeof idPrefixes
export type Id<Kind extends IdKind> = string & z.core.$brand<Kind>

const ulid = '[0-9A-HJKMNP-TV-Z]{26}'

/** `an agency license` */
const wordOf = (kind: IdKind): string => {
  const words = kind.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return `${/^[aeo]/.test(words) ? 'an' : 'a'} ${words}`
}

const idOf = <Kind extends IdKind>(kind: Kind) =>
  z
    .string()
    .regex(new RegExp(`^${idPrefixes[kind]}_${ulid}$`), `must be the id of ${wordOf(kind)} (${idPrefixes[kind]}_…)`)
    .brand<Kind>()

export const AccountId = idOf('account')
export const AgencyId = idOf('agency')
export const AgencyLicenseId = idOf('agencyLicense')
export const AgentLicenseId = idOf('agentLicense')
export const SurplusLicenseId = idOf('surplusLicense')
export const UserId = idOf('user')
export const PoolYearId = idOf('poolYear')
export const TreatyId = idOf('treaty')
export const TeamId = idOf('team')
export const QuoteId = idOf('quote')
export const QuoteShareId = idOf('quoteShare')
export const PolicyId = idOf('policy')
export const ClaimId = idOf('claim')
export const ClaimDiaryId = idOf('claimDiary')
export const ClaimNoteId = idOf('claimNote')
export const ClaimPaymentId = idOf('claimPayment')
export const ClaimRecoveryId = idOf('claimRecovery')
export const CommissionAgreementId = idOf('commissionAgreement')
export const CommissionPaymentId = idOf('commissionPayment')
export const CertificateId = idOf('certificate')
export const DocumentId = idOf('document')
export const LossRunId = idOf('lossRun')
export const WorkflowId = idOf('workflow')
export const RefundId = idOf('refund')
export const TransactionId = idOf('transaction')
export const EndorsementId = idOf('endorsement')
export const EntryId = idOf('entry')
export const EnvelopeId = idOf('envelope')
export const NoteId = idOf('note')
export const BillingContactId = idOf('billingContact')
export const BulkUploadId = idOf('bulkUpload')
export const MessageId = idOf('message')
export const SubmissionId = idOf('submission')
export const ThreadId = idOf('thread')
export const CompanyId = idOf('company')
export const SessionId = idOf('session')
export const PasskeyId = idOf('passkey')
export const JobId = idOf('job')
export const DeadLetterId = idOf('deadLetter')
export const PersonaId = idOf('persona')
export const RelationshipId = idOf('relationship')
export const VendorId = idOf('vendor')
export const VendorInvoiceId = idOf('vendorInvoice')
export const BlacklistAppealId = idOf('blacklistAppeal')
export const DisturbanceId = idOf('disturbance')
export const LeaverId = idOf('leaver')
export const EnquiryId = idOf('enquiry')
export const FindingDisputeId = idOf('findingDispute')
export const ScreeningId = idOf('screening')
export const ApiKeyId = idOf('apiKey')
export const IdentityProviderId = idOf('identityProvider')
export const ConnectionId = idOf('connection')
export const ConnectorId = idOf('connector')
export const WebhookId = idOf('webhook')
export const WebhookDeliveryId = idOf('webhookDelivery')
export const RemittanceExceptionId = idOf('remittanceException')
export const RemittanceId = idOf('remittance')
export const WriteOffId = idOf('writeOff')
export const PeriodClosingId = idOf('periodClosing')
export const HoldId = idOf('hold')
export const MoratoriumId = idOf('moratorium')
export const TaxReturnId = idOf('taxReturn')
export const AccountStatementId = idOf('accountStatement')
export const CarrierRemittanceId = idOf('carrierRemittance')
export const ManuscriptId = idOf('manuscript')
export const PrivacyRequestId = idOf('privacyRequest')
export const AssistantRequestId = idOf('assistantRequest')
export type AssistantRequestId = z.infer<typeof AssistantRequestId>
export const RoleGrantId = idOf('roleGrant')
export const AccessReviewId = idOf('accessReview')
export const RoleTemplateId = idOf('roleTemplate')
export const PortfolioScenarioId = idOf('portfolioScenario')
export const ListExportId = idOf('listExport')
export const PaperNoticeId = idOf('paperNotice')

export type AccountId = z.infer<typeof AccountId>
export type AgencyId = z.infer<typeof AgencyId>
export type AgencyLicenseId = z.infer<typeof AgencyLicenseId>
export type AgentLicenseId = z.infer<typeof AgentLicenseId>
export type SurplusLicenseId = z.infer<typeof SurplusLicenseId>
export type UserId = z.infer<typeof UserId>
export type PoolYearId = z.infer<typeof PoolYearId>
export type TreatyId = z.infer<typeof TreatyId>
export type TeamId = z.infer<typeof TeamId>
export type QuoteId = z.infer<typeof QuoteId>
export type QuoteShareId = z.infer<typeof QuoteShareId>
export type PolicyId = z.infer<typeof PolicyId>
export type ClaimId = z.infer<typeof ClaimId>
export type BlacklistAppealId = z.infer<typeof BlacklistAppealId>
export type EnquiryId = z.infer<typeof EnquiryId>
export type FindingDisputeId = z.infer<typeof FindingDisputeId>
export type ScreeningId = z.infer<typeof ScreeningId>
export type ClaimDiaryId = z.infer<typeof ClaimDiaryId>
export type ClaimNoteId = z.infer<typeof ClaimNoteId>
export type ClaimPaymentId = z.infer<typeof ClaimPaymentId>
export type ClaimRecoveryId = z.infer<typeof ClaimRecoveryId>
export type CommissionAgreementId = z.infer<typeof CommissionAgreementId>
export type CommissionPaymentId = z.infer<typeof CommissionPaymentId>
export type CertificateId = z.infer<typeof CertificateId>
export type DocumentId = z.infer<typeof DocumentId>
export type LossRunId = z.infer<typeof LossRunId>
export type WorkflowId = z.infer<typeof WorkflowId>
export type RefundId = z.infer<typeof RefundId>
export type TransactionId = z.infer<typeof TransactionId>
export type EndorsementId = z.infer<typeof EndorsementId>
export type EntryId = z.infer<typeof EntryId>
export type EnvelopeId = z.infer<typeof EnvelopeId>
export type NoteId = z.infer<typeof NoteId>
export type BillingContactId = z.infer<typeof BillingContactId>
export type BulkUploadId = z.infer<typeof BulkUploadId>
export type MessageId = z.infer<typeof MessageId>
export type SubmissionId = z.infer<typeof SubmissionId>
export type ThreadId = z.infer<typeof ThreadId>
export type CompanyId = z.infer<typeof CompanyId>
export type JobId = z.infer<typeof JobId>
export type DisturbanceId = z.infer<typeof DisturbanceId>
export type LeaverId = z.infer<typeof LeaverId>
export type DeadLetterId = z.infer<typeof DeadLetterId>
export type PersonaId = z.infer<typeof PersonaId>
export type RelationshipId = z.infer<typeof RelationshipId>
export type VendorId = z.infer<typeof VendorId>
export type VendorInvoiceId = z.infer<typeof VendorInvoiceId>
export type ApiKeyId = z.infer<typeof ApiKeyId>
export type IdentityProviderId = z.infer<typeof IdentityProviderId>
export type ConnectionId = z.infer<typeof ConnectionId>
export type ConnectorId = z.infer<typeof ConnectorId>
export type WebhookId = z.infer<typeof WebhookId>
export type WebhookDeliveryId = z.infer<typeof WebhookDeliveryId>
export type RemittanceExceptionId = z.infer<typeof RemittanceExceptionId>
export type RemittanceId = z.infer<typeof RemittanceId>
export type WriteOffId = z.infer<typeof WriteOffId>
export type PeriodClosingId = z.infer<typeof PeriodClosingId>
export type HoldId = z.infer<typeof HoldId>
export type MoratoriumId = z.infer<typeof MoratoriumId>
export type TaxReturnId = z.infer<typeof TaxReturnId>
export type AccountStatementId = z.infer<typeof AccountStatementId>
export type CarrierRemittanceId = z.infer<typeof CarrierRemittanceId>
export type ManuscriptId = z.infer<typeof ManuscriptId>
export type PrivacyRequestId = z.infer<typeof PrivacyRequestId>
export type RoleGrantId = z.infer<typeof RoleGrantId>
export type AccessReviewId = z.infer<typeof AccessReviewId>
export type PortfolioScenarioId = z.infer<typeof PortfolioScenarioId>
export type RoleTemplateId = z.infer<typeof RoleTemplateId>
export type ListExportId = z.infer<typeof ListExportId>
export type PaperNoticeId = z.infer<typeof PaperNoticeId>
