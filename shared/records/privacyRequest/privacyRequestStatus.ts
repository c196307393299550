import type { Tone } from '../tone.ts'

/** Where a request about somebody's own data stands. */
export const privacyRequestStatusTones = {
  RECEIVED: { tone: 'review' },
  OPEN: { tone: 'draft' },
  HELD: { tone: 'referred' },
  PROPOSED: { tone: 'review' },
  RUNNING: { tone: 'review' },
  DONE: { tone: 'active' },
  REFUSED: { tone: 'refused' },
  WITHDRAWN: { tone: 'refused' },
} as const satisfies Record<string, { readonly tone: Tone }>

export type PrivacyRequestStatus = keyof typeof privacyRequestStatusTones

export const privacyRequestStatuses = Object.keys(privacyRequestStatusTones) as [
  PrivacyRequestStatus,
  ...PrivacyRequestStatus[],
]

/** While a request is to be answered. */
export const openPrivacyStatuses = ['RECEIVED', 'OPEN', 'HELD', 'PROPOSED', 'RUNNING'] as const

export const isOpenPrivacyRequest = (status: PrivacyRequestStatus): boolean =>
  openPrivacyStatuses.some((each) => each === status)
