import type { Tone } from '../tone.ts'

/** Where a version of a rate book stands. */
export const rateBookStatusTones = {
  DRAFT: { tone: 'draft' },
  REVIEWED: { tone: 'review' },
  ACTIVE: { tone: 'active' },
  WITHDRAWN: { tone: 'refused' },
} as const satisfies Record<string, { readonly tone: Tone }>

export type RateBookStatus = keyof typeof rateBookStatusTones

export const rateBookStatuses = Object.keys(rateBookStatusTones) as [RateBookStatus, ...RateBookStatus[]]
