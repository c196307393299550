import type { Tone } from '../tone.ts'

/**
 * Statuses of a user. INVITED has no password yet; UNCONFIRMED has one and has still to confirm the e-mail; of who is ERASED
 * nothing is left but a pseudonym, under which what they did is told.
 */
export const userStatusTones = {
  INVITED: { tone: 'draft' },
  UNCONFIRMED: { tone: 'draft' },
  ACTIVE: { tone: 'active' },
  ERASED: { tone: 'ended' },
} as const satisfies Record<string, { readonly tone: Tone }>

export type UserStatus = keyof typeof userStatusTones

export const userStatuses = Object.keys(userStatusTones) as [UserStatus, ...UserStatus[]]
