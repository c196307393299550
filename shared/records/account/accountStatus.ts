import type { Tone } from '../tone.ts'

/** Statuses of an account, as on the wire (rule: account-life). */
export const accountStatusTones = {
  Open: { tone: 'draft' },
  Quoted: { tone: 'ready' },
  'Active Policy': { tone: 'active' },
  Expired: { tone: 'ended' },
  Declined: { tone: 'refused' },
  Closed: { tone: 'ended' },
} as const satisfies Record<string, { readonly tone: Tone }>

export type AccountStatus = keyof typeof accountStatusTones

export const accountStatuses = Object.keys(accountStatusTones) as [AccountStatus, ...AccountStatus[]]
