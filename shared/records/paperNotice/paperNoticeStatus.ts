import type { Tone } from '../tone.ts'

/** Where notices that go by post stand. */
export const paperNoticeStatusTones = {
  TO_POST: { tone: 'review' },
  POSTED: { tone: 'ready' },
  WAIVED: { tone: 'ended' },
  REPLACED: { tone: 'ended' },
} as const satisfies Record<string, { readonly tone: Tone }>

type PaperNoticeStatus = keyof typeof paperNoticeStatusTones

export const paperNoticeStatuses = Object.keys(paperNoticeStatusTones) as [PaperNoticeStatus, ...PaperNoticeStatus[]]
