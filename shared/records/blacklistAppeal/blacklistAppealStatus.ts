import type { Tone } from '../tone.ts'

/** Statuses of an appeal against a blacklisted domain, as on the wire. */
export const blacklistAppealStatusTones = {
  OPEN: { tone: 'draft' },
  ACCEPTED: { tone: 'ready' },
  REFUSED: { tone: 'refused' },
} as const satisfies Record<string, { readonly tone: Tone }>

export type BlacklistAppealStatus = keyof typeof blacklistAppealStatusTones

export const blacklistAppealStatuses = Object.keys(blacklistAppealStatusTones) as [
  BlacklistAppealStatus,
  ...BlacklistAppealStatus[],
]
