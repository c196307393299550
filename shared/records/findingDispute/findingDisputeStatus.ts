import type { Tone } from '../tone.ts'

/** Statuses of a finding that somebody disputes, as on the wire. */
export const findingDisputeStatusTones = {
  OPEN: { tone: 'draft' },
  ACCEPTED: { tone: 'ready' },
  REFUSED: { tone: 'refused' },
} as const satisfies Record<string, { readonly tone: Tone }>

export type FindingDisputeStatus = keyof typeof findingDisputeStatusTones

export const findingDisputeStatuses = Object.keys(findingDisputeStatusTones) as [
  FindingDisputeStatus,
  ...FindingDisputeStatus[],
]
