import type { Tone } from '../tone.ts'

/** Where hold records stand. */
export const holdStatusTones = {
  STANDING: { tone: 'active' },
  LIFTED: { tone: 'ended' },
} as const satisfies Record<string, { readonly tone: Tone }>

export type HoldStatus = keyof typeof holdStatusTones

export const holdStatuses = Object.keys(holdStatusTones) as [HoldStatus, ...HoldStatus[]]
