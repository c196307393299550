import type { Tone } from '../tone.ts'

/** Where an exception stands. */
export const exceptionStatusTones = {
  OPEN: { tone: 'draft' },
  PROPOSED: { tone: 'review' },
  RESOLVED: { tone: 'ready' },
} as const satisfies Record<string, { readonly tone: Tone }>

export type ExceptionStatus = keyof typeof exceptionStatusTones

export const exceptionStatuses = Object.keys(exceptionStatusTones) as [ExceptionStatus, ...ExceptionStatus[]]
