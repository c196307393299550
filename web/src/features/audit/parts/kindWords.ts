import type { TFunction } from 'i18next'
import { wordsOf } from '#web/records/historyWords.ts'

/** The kinds of records that tell their history, in the order in which they are offered. */
export const auditKinds = [
  ...['account', 'quote', 'policy', 'invoice', 'refund', 'agency', 'user', 'team', 'persona', 'relationship', 'job'],
  ...['agencyLicense', 'agentLicense', 'surplusLicense', 'auditExport', 'blacklistedDomain', 'document', 'jump'],
  ...['message', 'submission', 'claim', 'commissionAccount', 'commissionPayment', 'connector', 'writeOff'],
  ...['certificate', 'commissionAgreements', 'hold', 'moratorium', 'periodClosing', 'quoteShare', 'rateBook'],
  ...[
    'carrierAccount',
    'carrierRater',
    'carrierRemittance',
    'remittance',
    'remittanceException',
    'scheduleAsk',
    'screening',
    'taxReturn',
    'poolYear',
    'treaty',
  ],
  'manuscript',
  'privacyRequest',
  'accessReview',
  'roleGrant',
  'roleTemplate',
  'identityProvider',
  'apiKey',
  'webhook',
  'assistantRequest',
  'listExport',
  'deadLetter',
  'blacklistAppeal',
  'enquiry',
  'findingDispute',
  'vendorInvoice',
] as const

/** What one record of a kind is called. */
export const kindWords = (kind: string, t: TFunction<'audit'>): string =>
  t(`one.${kind}`, { defaultValue: wordsOf(kind) })
