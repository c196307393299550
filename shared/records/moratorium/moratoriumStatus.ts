import type { Tone } from '../tone.ts'

/** Where moratorium records stand. */
export const moratoriumStatusTones = {
  STANDING: { tone: 'active' },
  ENDED: { tone: 'ended' },
} as const satisfies Record<string, { readonly tone: Tone }>

export type MoratoriumStatus = keyof typeof moratoriumStatusTones

export const moratoriumStatuses = Object.keys(moratoriumStatusTones) as [MoratoriumStatus, ...MoratoriumStatus[]]
