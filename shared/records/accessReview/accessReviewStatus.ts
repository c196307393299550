import type { Tone } from '../tone.ts'

/** Where the review of an organization's access stands. */
export const accessReviewStatusTones = {
  OPEN: { tone: 'draft' },
  OVERDUE: { tone: 'refused' },
  DONE: { tone: 'active' },
} as const satisfies Record<string, { readonly tone: Tone }>

export type AccessReviewStatus = keyof typeof accessReviewStatusTones

export const accessReviewStatuses = Object.keys(accessReviewStatusTones) as [
  AccessReviewStatus,
  ...AccessReviewStatus[],
]
