import type { Tone } from '../tone.ts'

/** Where a submission stands: held while another agency has the company, then on its way from what came in to cover. */
export const submissionStatusTones = {
  RECEIVED: { tone: 'review' },
  HELD: { tone: 'referred' },
  COMPLETE: { tone: 'review' },
  CERTIFIED: { tone: 'review' },
  QUOTED: { tone: 'ready' },
  BOUND: { tone: 'bound' },
  DECLINED: { tone: 'refused' },
  LOST: { tone: 'ended' },
} as const satisfies Record<string, { readonly tone: Tone }>

export type SubmissionStatus = keyof typeof submissionStatusTones

export const submissionStatuses = Object.keys(submissionStatusTones) as [SubmissionStatus, ...SubmissionStatus[]]

/** Those that somebody still works on; such a submission is its agency's claim to the company. */
export const openSubmissionStatuses = ['RECEIVED', 'HELD', 'COMPLETE', 'CERTIFIED', 'QUOTED'] as const

export const isOpenSubmission = (status: SubmissionStatus): boolean =>
  openSubmissionStatuses.some((each) => each === status)
