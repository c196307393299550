import type { Tone } from '../tone.ts'

/** Where what an assistant asks to do stands. */
export const assistantRequestStatusTones = {
  WAITING: { tone: 'review' },
  APPROVED: { tone: 'ready' },
  REFUSED: { tone: 'refused' },
  EXPIRED: { tone: 'ended' },
  DONE: { tone: 'active' },
} as const satisfies Record<string, { readonly tone: Tone }>

export type AssistantRequestStatus = keyof typeof assistantRequestStatusTones

export const assistantRequestStatuses = Object.keys(assistantRequestStatusTones) as [
  AssistantRequestStatus,
  ...AssistantRequestStatus[],
]
