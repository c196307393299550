import type { Tone } from '../tone.ts'

/** Where a dead letter stands. */
export const deadLetterStatusTones = {
  FAILED: { tone: 'refused' },
  RETRIED: { tone: 'review' },
  DONE: { tone: 'active' },
  DISCARDED: { tone: 'ended' },
} as const satisfies Record<string, { readonly tone: Tone }>

export type DeadLetterStatus = keyof typeof deadLetterStatusTones

export const deadLetterStatuses = Object.keys(deadLetterStatusTones) as [DeadLetterStatus, ...DeadLetterStatus[]]
