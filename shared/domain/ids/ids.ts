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
  policy: 'pol',
  claim: 'clm',
  document: 'doc',
  workflow: 'wfl',
  refund: 'ref',
  transaction: 'txn',
  entry: 'ent',
  note: 'not',
  message: 'msg',
  submission: 'sub',
  thread: 'thr',
  bulkUpload: 'bul',
  company: 'cbd',
  event: 'evt',
  session: 'ses',
  apiKey: 'key',
  passkey: 'pky',
  job: 'job',
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
export const TeamId = idOf('team')
export const QuoteId = idOf('quote')
export const PolicyId = idOf('policy')
export const ClaimId = idOf('claim')
export const DocumentId = idOf('document')
export const WorkflowId = idOf('workflow')
export const RefundId = idOf('refund')
export const TransactionId = idOf('transaction')
export const EntryId = idOf('entry')
export const NoteId = idOf('note')
export const BulkUploadId = idOf('bulkUpload')
export const MessageId = idOf('message')
export const SubmissionId = idOf('submission')
export const ThreadId = idOf('thread')
export const CompanyId = idOf('company')
export const SessionId = idOf('session')
export const PasskeyId = idOf('passkey')
export const JobId = idOf('job')
export const ApiKeyId = idOf('apiKey')

export type AccountId = z.infer<typeof AccountId>
export type AgencyId = z.infer<typeof AgencyId>
export type AgencyLicenseId = z.infer<typeof AgencyLicenseId>
export type AgentLicenseId = z.infer<typeof AgentLicenseId>
export type SurplusLicenseId = z.infer<typeof SurplusLicenseId>
export type UserId = z.infer<typeof UserId>
export type TeamId = z.infer<typeof TeamId>
export type QuoteId = z.infer<typeof QuoteId>
export type PolicyId = z.infer<typeof PolicyId>
export type ClaimId = z.infer<typeof ClaimId>
export type DocumentId = z.infer<typeof DocumentId>
export type WorkflowId = z.infer<typeof WorkflowId>
export type RefundId = z.infer<typeof RefundId>
export type TransactionId = z.infer<typeof TransactionId>
export type EntryId = z.infer<typeof EntryId>
export type NoteId = z.infer<typeof NoteId>
export type BulkUploadId = z.infer<typeof BulkUploadId>
export type MessageId = z.infer<typeof MessageId>
export type SubmissionId = z.infer<typeof SubmissionId>
export type ThreadId = z.infer<typeof ThreadId>
export type CompanyId = z.infer<typeof CompanyId>
export type JobId = z.infer<typeof JobId>
export type ApiKeyId = z.infer<typeof ApiKeyId>
