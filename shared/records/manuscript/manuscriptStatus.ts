import type { Tone } from '../tone.ts'

/** Where an endorsement stands that is written for one cover. */
export const manuscriptStatusTones = {
  DRAFT: { tone: 'draft' },
  RETURNED: { tone: 'refused' },
  SUBMITTED: { tone: 'review' },
  APPROVED: { tone: 'ready' },
  WITHDRAWN: { tone: 'refused' },
} as const satisfies Record<string, { readonly tone: Tone }>

export type ManuscriptStatus = keyof typeof manuscriptStatusTones

export const manuscriptStatuses = Object.keys(manuscriptStatusTones) as [ManuscriptStatus, ...ManuscriptStatus[]]
