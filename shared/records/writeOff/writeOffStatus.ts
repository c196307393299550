import type { Tone } from '../tone.ts'

/** Where a write-off stands. */
export const writeOffStatusTones = {
  PROPOSED: { tone: 'review' },
  APPROVED: { tone: 'ready' },
  REJECTED: { tone: 'refused' },
  RECOVERED: { tone: 'ended' },
  REVERSED: { tone: 'ended' },
} as const satisfies Record<string, { readonly tone: Tone }>

export type WriteOffStatus = keyof typeof writeOffStatusTones

export const writeOffStatuses = Object.keys(writeOffStatusTones) as [WriteOffStatus, ...WriteOffStatus[]]
