/** What a message to the underwriters is about (quoting-and-servicing, section 3). */
export const messageCategories = [
  'Lossruns',
  'Claims',
  'Claimsops',
  'Submission',
  'BOR',
  'Binders',
  'CRS',
  'Subjectivity',
  'Spam',
  'MTE',
  'Renewal',
  'Cancellation',
  'CertRequest',
  'API',
  'General',
  'Other',
] as const
export type MessageCategory = (typeof messageCategories)[number]

/** How a message stands to those before it: FOLLOWUP is one more from the same side before it was answered. */
export const emailTypes = ['NEW', 'REPLY', 'FORWARD', 'FOLLOWUP'] as const
export type EmailType = (typeof emailTypes)[number]

/** What an attachment is to an underwriter. */
export const attachmentKinds = ['LOSS_RUN', 'APPLICATION', 'BOR_LETTER', 'OTHER'] as const
export type AttachmentKind = (typeof attachmentKinds)[number]

/** Where the inbox keeps a message: what came, what went, and the reader's own drafts. */
export const messageFolders = ['INBOX', 'SENT', 'DRAFTS'] as const
export type MessageFolder = (typeof messageFolders)[number]
