import type { Tone } from '../tone.ts'

/** Where a message stands: what came in could be read or not, what we write is a draft until it is sent. */
export const messageStatusTones = {
  RECEIVED: { tone: 'review' },
  UNREADABLE: { tone: 'refused' },
  DRAFT: { tone: 'draft' },
  SENT: { tone: 'ended' },
} as const satisfies Record<string, { readonly tone: Tone }>

export type MessageStatus = keyof typeof messageStatusTones

export const messageStatuses = Object.keys(messageStatusTones) as [MessageStatus, ...MessageStatus[]]
