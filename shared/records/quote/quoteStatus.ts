import type { Tone } from '../tone.ts'

/** Statuses of a quote, as on the wire (quoting-and-servicing, section 4; rule: quote-life). */
export const quoteStatusTones = {
  DRAFT: { tone: 'draft' },
  READY: { tone: 'ready' },
  INDICATION: { tone: 'draft' },
  REFERRED: { tone: 'referred' },
  IN_REVIEW: { tone: 'review' },
  REQUESTED: { tone: 'bound' },
  SIGNED: { tone: 'bound' },
  BOUND: { tone: 'bound' },
  ISSUED: { tone: 'bound' },
  DECLINED: { tone: 'refused' },
  API_REJECTED: { tone: 'refused' },
  INVALID: { tone: 'ended' },
  EXPIRED: { tone: 'ended' },
  LOST: { tone: 'ended' },
  DELETED: { tone: 'ended' },
  'BINDER EXPIRED': { tone: 'ended' },
  RESCIND: { tone: 'refused' },
} as const satisfies Record<string, { readonly tone: Tone }>

export type QuoteStatus = keyof typeof quoteStatusTones

export const quoteStatuses = Object.keys(quoteStatusTones) as [QuoteStatus, ...QuoteStatus[]]

/** Statuses in which somebody still waits for something. */
export const openQuoteStatuses = [
  'READY',
  'INDICATION',
  'REFERRED',
  'IN_REVIEW',
  'REQUESTED',
  'SIGNED',
] as const satisfies readonly QuoteStatus[]
