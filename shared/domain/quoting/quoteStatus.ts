/** Statuses of a quote, as on the wire (quoting-and-servicing, section 4; decision 24). */
export const quoteStatuses = [
  'DRAFT',
  'READY',
  'INDICATION',
  'REFERRED',
  'IN_REVIEW',
  'REQUESTED',
  'SIGNED',
  'BOUND',
  'ISSUED',
  'DECLINED',
  'API_REJECTED',
  'INVALID',
  'EXPIRED',
  'LOST',
  'DELETED',
  'BINDER EXPIRED',
  'RESCIND',
] as const

export type QuoteStatus = (typeof quoteStatuses)[number]

/** What is done to a quote. The names are those of the operations, shortened. */
export type QuoteAction =
  | 'request'
  | 'retry'
  | 'update'
  | 'underwrite'
  | 'requestReview'
  | 'refer'
  | 'take'
  | 'giveBack'
  | 'release'
  | 'approve'
  | 'decline'
  | 'send'
  | 'requestToBind'
  | 'sign'
  | 'bind'
  | 'issue'
  | 'rescind'
  | 'expireBinder'
  | 'invalidate'
  | 'expire'
  | 'markLost'
  | 'reopen'
  | 'restore'
  | 'remove'
