import type { Tone } from '../tone.ts'

/** Where a job stands. */
export const jobStatusTones = {
  QUEUED: { tone: 'draft' },
  RUNNING: { tone: 'review' },
  DONE: { tone: 'active' },
  FAILED: { tone: 'refused' },
  STOPPED: { tone: 'ended' },
} as const satisfies Record<string, { readonly tone: Tone }>

export type JobStatus = keyof typeof jobStatusTones

export const jobStatuses = Object.keys(jobStatusTones) as [JobStatus, ...JobStatus[]]
