import type { Tone } from '../tone.ts'

/** Statuses of a user. INVITED has no password yet; UNCONFIRMED has one and has still to confirm the e-mail. */
export const userStatusTones = {
  INVITED: { tone: 'draft' },
  UNCONFIRMED: { tone: 'draft' },
  ACTIVE: { tone: 'active' },
} as const satisfies Record<string, { readonly tone: Tone }>

export type UserStatus = keyof typeof userStatusTones

export const userStatuses = Object.keys(userStatusTones) as [UserStatus, ...UserStatus[]]
