import type { Tone } from '../tone.ts'

/** Statuses of a condition that the insured must meet, as on the wire. */
export const subjectivityStatusTones = {
  OPEN: { tone: 'draft' },
  RECEIVED: { tone: 'review' },
  ACCEPTED: { tone: 'ready' },
  WAIVED: { tone: 'ended' },
  OVERDUE: { tone: 'refused' },
} as const satisfies Record<string, { readonly tone: Tone }>

export type SubjectivityStatus = keyof typeof subjectivityStatusTones

export const subjectivityStatuses = Object.keys(subjectivityStatusTones) as [
  SubjectivityStatus,
  ...SubjectivityStatus[],
]
