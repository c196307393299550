import type { Tone } from '../tone.ts'

/** How an account stands against the sanctions lists, as on the wire. */
export const screeningStatusTones = {
  CLEAR: { tone: 'ready' },
  POSSIBLE: { tone: 'referred' },
  CLEARING: { tone: 'referred' },
  CLEARED: { tone: 'ready' },
  CONFIRMING: { tone: 'referred' },
  CONFIRMED: { tone: 'refused' },
} as const satisfies Record<string, { readonly tone: Tone }>

export type ScreeningStatus = keyof typeof screeningStatusTones

export const screeningStatuses = Object.keys(screeningStatusTones) as [ScreeningStatus, ...ScreeningStatus[]]

/** All that are held, whoever has said what of them. */
export const heldGroup = 'HELD'

/** Statuses in which nothing is sold to the account. */
export const isHeldBy = (status: ScreeningStatus): boolean => status !== 'CLEAR' && status !== 'CLEARED'
