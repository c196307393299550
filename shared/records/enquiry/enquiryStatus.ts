import type { Tone } from '../tone.ts'

/** Statuses of what a visitor of an agency's pages asked, as on the wire. */
export const enquiryStatusTones = {
  OPEN: { tone: 'draft' },
  TAKEN: { tone: 'ready' },
  CLOSED: { tone: 'ended' },
} as const satisfies Record<string, { readonly tone: Tone }>

export type EnquiryStatus = keyof typeof enquiryStatusTones

export const enquiryStatuses = Object.keys(enquiryStatusTones) as [EnquiryStatus, ...EnquiryStatus[]]
