import type { Tone } from '../tone.ts'

/** Where a refund stands. */
export const refundStatusTones = {
  DUE: { tone: 'payment' },
  APPROVED: { tone: 'ready' },
  PAYING: { tone: 'review' },
  PAID: { tone: 'active' },
  REJECTED: { tone: 'refused' },
  RETURNED: { tone: 'refused' },
  VOIDED: { tone: 'ended' },
} as const satisfies Record<string, { readonly tone: Tone }>

export type RefundStatus = keyof typeof refundStatusTones

export const refundStatuses = Object.keys(refundStatusTones) as [RefundStatus, ...RefundStatus[]]
